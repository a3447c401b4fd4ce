import { sentence, type Failure, type Sentences } from './fault-sentences.ts';

const placeOf = ({ address, port }: Failure): string => (address && port ? ` at ${address}, port ${port}` : '');
const noAnswer = (failure: Failure): string =>
  `DATABASE_URL: no PostgreSQL answers${placeOf(failure)}: start it, or correct host and port.`;

/** Nothing but the database is connected to before the server listens, where a failure would end the start. */
const connecting: Sentences = {
  ECONNREFUSED: noAnswer,
  ETIMEDOUT: noAnswer,
  EHOSTUNREACH: noAnswer,
  ENETUNREACH: noAnswer,
  ENOTFOUND: ({ hostname }) => `DATABASE_URL: no host is called ${hostname}: correct it.`,
  EAI_AGAIN: ({ hostname }) => `DATABASE_URL: the address of ${hostname} is not to be had: correct it, or try again.`,
};

/** PostgreSQL's own words name the database or the user, and never the password. */
const connected: Sentences = {
  '3D000': ({ message }) => `DATABASE_URL: ${message}: make that database, or name another.`,
  '28P01': ({ message }) => `DATABASE_URL: ${message}: correct user and password.`,
  '28000': ({ message }) => `DATABASE_URL: ${message}: correct the user, or let it log in.`,
  '42501': ({ message }) => `DATABASE_URL: ${message}: grant it to the user, or make the user the database's owner.`,
  '57P03': ({ message }) => `DATABASE_URL: ${message}: try again in a moment.`,
  '53300': ({ message }) =>
    `DATABASE_URL: ${message}: end what holds them, allow more, or set DATABASE_CONNECTIONS to fewer.`,
};

const strangeCertificate = ({ code, message }: Failure): string =>
  `DATABASE_URL: the certificate there is not believed (${code}, ${message}): name its authority's by sslrootcert, or correct host or certificate.`;

/** What Node says of a certificate, which nothing else shows before the server listens. */
const encrypting: Sentences = Object.fromEntries(
  [
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ].map((code) => [code, strangeCertificate]),
);

const tooLate =
  'DATABASE_URL: PostgreSQL did not answer within half a minute: correct host and port, or let it be reached from here.';
/** What the driver throws without a code, in its own words (pg 8). */
const byMessage: Readonly<Record<string, string>> = {
  'The server does not support SSL connections':
    'DATABASE_URL: PostgreSQL there does not speak TLS: switch ssl on there, or take sslmode out of the address.',
  'timeout expired': tooLate,
  'timeout exceeded when trying to connect': tooLate,
  'Connection terminated due to connection timeout': tooLate,
};

/** What is wrong with the database or the way to it; null where something else failed. */
export function atDatabase(failure: Failure): string | null {
  if (failure.severity !== undefined) return sentence(connected, failure);
  if (failure.syscall === 'connect' || failure.syscall === 'getaddrinfo') return sentence(connecting, failure);
  return sentence(encrypting, failure) ?? byMessage[failure.message] ?? null;
}
