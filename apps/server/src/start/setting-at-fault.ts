/** What the system and PostgreSQL tell of a failure, as far as it says which setting is wrong. */
interface Failure {
  message: string;
  code?: string;
  syscall?: string;
  path?: string;
  port?: number;
  address?: string;
  hostname?: string;
  errors?: readonly Failure[];
}

const listening: Readonly<Record<string, (failure: Failure) => string>> = {
  EADDRINUSE: ({ port }) => `PORT ${port} is taken: end what listens there, or set PORT to another.`,
  EACCES: ({ port }) => `PORT ${port} is not for this user to listen on: set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ address }) => `BIND_ADDRESS ${address} is no address of this machine: set it to one that is.`,
};

const noAnswer = (failure: Failure): string =>
  `DATABASE_URL: no PostgreSQL answers${placeOf(failure)}: start it, or correct host and port.`;

/** Nothing but the database is connected to before the server listens. */
const connecting: Readonly<Record<string, (failure: Failure) => string>> = {
  ECONNREFUSED: noAnswer,
  ETIMEDOUT: noAnswer,
  EHOSTUNREACH: noAnswer,
  ENETUNREACH: noAnswer,
  ENOTFOUND: ({ hostname }) => `DATABASE_URL: no host is called ${hostname}: correct it.`,
  EAI_AGAIN: ({ hostname }) => `DATABASE_URL: the address of ${hostname} is not to be had: correct it, or try again.`,
};

/** PostgreSQL's own words name the database or the user, and never the password. */
const connected: Readonly<Record<string, (failure: Failure) => string>> = {
  '3D000': ({ message }) => `DATABASE_URL: ${message}: make that database, or name another.`,
  '28P01': ({ message }) => `DATABASE_URL: ${message}: correct user and password.`,
  '28000': ({ message }) => `DATABASE_URL: ${message}: correct the user, or let it log in.`,
};

const noFolder = ({ path }: Failure): string =>
  `DATA_DIR: ${path} cannot be a folder, as a file is there or above it: name another, or move the file.`;
const making: Readonly<Record<string, (failure: Failure) => string>> = {
  EEXIST: noFolder,
  ENOTDIR: noFolder,
  ENOENT: ({ path }) => `DATA_DIR: ${path} is not to be made where it would lie: name another.`,
  EACCES: ({ path }) => `DATA_DIR: ${path} is not for this user to make: name another, or give the user its folder.`,
};

/** Failures by what was done at that moment: the same code is another setting's elsewhere. */
const bySystemCall: Readonly<Record<string, typeof listening>> = {
  listen: listening,
  connect: connecting,
  getaddrinfo: connecting,
  mkdir: making,
};

/** One sentence that names the setting by which a start failed, and what to do; null where no setting is known to be at fault. */
export function settingAtFault(error: Error): string | null {
  const failure: Failure = error;
  // A host with several addresses fails with one error for each.
  const first = failure.errors?.[0] ?? failure;
  const table = 'severity' in error ? connected : bySystemCall[String(first.syscall)];
  return table?.[String(first.code)]?.(first) ?? null;
}

const placeOf = ({ address, port }: Failure): string => (address && port ? ` at ${address}, port ${port}` : '');
