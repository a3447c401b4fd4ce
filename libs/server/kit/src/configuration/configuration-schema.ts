import { isIP } from 'node:net';
import { z } from 'zod';
import { MOST_CONNECTIONS } from '@parlour/server-db/most-connections';
import { isVapidPair } from '@parlour/server-push/vapid-keys';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const whole = (least: number, most: number) => {
  const wanted = `a whole number from ${least} to ${most}`;
  const number = z.int(wanted).min(least, wanted).max(most, wanted);
  return z.string().trim().regex(/^\d+$/, wanted).transform(Number).pipe(number);
};
/** One that was made by chance passes as hex, base64 or base64url; one that was only filled up does not. */
const key = z
  .string()
  .min(32, { error: 'at least 32 characters', abort: true })
  .regex(/^\S+$/, { error: 'no white space', abort: true })
  .refine((text) => new Set(text).size >= 10, 'at least ten different characters');

/** The payment providers that are built in; the sandbox takes no real money, and is there in demo alone. */
const providerNames = ['sandbox'] as const;

export type ProviderName = (typeof providerNames)[number];

/** Is it a provider that may be asked about payments? `none`, which `PAYMENT_PROVIDER` takes too, is none. */
export const isProviderName = (name: string): name is ProviderName => providerNames.some((known) => known === name);

/** A list of which each entry that does not fit is named, up to where its value begins, which may hold a password. */
const listOf = (fits: (entry: string) => boolean, wanted: string) =>
  list.superRefine((entries, context) => {
    for (const entry of entries)
      if (!fits(entry)) context.addIssue({ code: 'custom', message: `${entry.split('=', 1)[0]}: ${wanted}` });
  });

/** The bits of a network's address, by the version of the protocol. */
const mostBits: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** An address, or a network of at least one bit, as the server's own reader of forwarded headers takes it. */
function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const most = mostBits[isIP(address)];
  return most !== undefined && (bits === undefined || (Number(bits) >= 1 && Number(bits) <= most));
}

/** `brand=origin`, the origin without anything that a browser would not send as one. */
function isBrandOrigin(text: string): boolean {
  const [, origin = ''] = /^[a-z][a-z0-9-]*=(https?:\/\/.+)$/.exec(text) ?? [];
  if (!URL.canParse(origin)) return false;
  const { username, password, pathname, search, hash } = new URL(origin);
  return pathname === '/' && [username, password, search, hash].every((part) => part === '');
}

/** Every variable of the environment that the server reads; what it means is in `configuration-table.ts`. */
export const variables = {
  PARLOUR_MODE: z.enum(['demo', 'production'], 'demo or production').default('demo'),
  PORT: whole(0, 65_535).default(4200),
  BIND_ADDRESS: z
    .string()
    .refine((text) => isIP(text) !== 0, 'an IP address')
    .optional(),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/, error: 'postgres://user:password@host:port/name' }).optional(),
  DATABASE_CONNECTIONS: whole(1, MOST_CONNECTIONS).default(10),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./, error: 'smtp://host… or smtps://host…' }).optional(),
  MAILS_AT_ONCE: whole(1, 100).default(5),
  PAYMENT_PROVIDER: listOf(
    (entry) => entry === 'none' || isProviderName(entry),
    'no payment provider that is built in',
  ).optional(),
  SESSION_KEY: key.optional(),
  PHOTO_KEY: key.optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/, 'a P-256 public key, base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'a P-256 private key, base64url')
    .optional(),
  MAIL_WEBHOOK_KEY: key.optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'https://…' }).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  ORIGINS: listOf(isBrandOrigin, 'brand=https://host or brand=https://host:port, separated by commas').default([]),
  TRUST_PROXY: listOf(isNetwork, 'addresses, or networks such as 10.0.0.0/8, separated by commas').default([]),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'silent, error, warn, info or debug').optional(),
  CALLS_PER_MINUTE_ACCOUNT: whole(0, 1_000_000).default(600),
  CALLS_PER_MINUTE_ADDRESS: whole(0, 1_000_000).default(3_000),
  BUILD_ID: z.string().min(1).default('development'),
} as const;

const fields = z.object(variables);
export type Environment = z.output<typeof fields>;

/** A variable, and what is wrong with it. */
interface Problem {
  name: string;
  message: string;
}

/** What could be read, and which variables are set at all, be it wrongly. */
interface Given {
  environment: Environment;
  isSet(name: keyof Environment): boolean;
}

/**
 * All that is wrong with the environment, at once: variables that cannot be read keep none of the others from being compared with
 * each other.
 */
export function readEnvironment(set: Readonly<Record<string, string | undefined>>): {
  environment: Environment;
  problems: Problem[];
} {
  const issues = fields.safeParse(set).error?.issues ?? [];
  const wrong = issues.map(({ path, message }) => ({ name: String(path[0]), message }));
  const isWrong = (name: string): boolean => wrong.some((problem) => problem.name === name);
  const environment = fields.parse(Object.fromEntries(Object.entries(set).filter(([name]) => !isWrong(name))));
  const clashes: Problem[] = [];
  const problem: Tell = (name, message) => {
    if (!isWrong(name)) clashes.push({ name, message });
  };
  const given: Given = { environment, isSet: (name) => environment[name] !== undefined || isWrong(name) };
  for (const check of [checkProduction, checkPhotoStore, checkProviders, checkPushKeys, checkOwnKeys])
    check(given, problem);
  return { environment, problems: [...wrong, ...clashes] };
}

type Tell = (name: keyof Environment, message: string) => void;

const neededInProduction = [
  'DATA_DIR',
  'DATABASE_URL',
  'SMTP_URL',
  'PAYMENT_PROVIDER',
  'SESSION_KEY',
  'PHOTO_KEY',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
] as const;

/** What a store for photos needs; none of them is the local folder. */
const photoStore = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Half a store is none: photos would be kept where nobody looks for them. */
function checkPhotoStore({ isSet }: Given, problem: Tell): void {
  const missing = photoStore.filter((name) => !isSet(name));
  if (missing.length === photoStore.length) return;
  for (const name of missing) problem(name, 'is needed where any of S3_* is set');
}

/** The first name is that of who sells; whoever is named after it is asked about what they took, and "none" takes nothing. */
function checkProviders({ environment }: Given, problem: Tell): void {
  const { PARLOUR_MODE: mode, PAYMENT_PROVIDER: names } = environment;
  if (!names) return;
  if (names.length === 0) problem('PAYMENT_PROVIDER', 'names nothing: none, or who sells');
  if (new Set(names).size < names.length) problem('PAYMENT_PROVIDER', 'names one twice');
  if (names.lastIndexOf('none') > 0) problem('PAYMENT_PROVIDER', 'none: only in the first place, that of who sells');
  if (mode === 'production' && names.includes('sandbox'))
    problem('PAYMENT_PROVIDER', 'sandbox: takes no real money, and is there in demo alone');
}

const secrets = ['SESSION_KEY', 'PHOTO_KEY', 'MAIL_WEBHOOK_KEY'] as const;

/** One that gets out, as that of the mail service may, must not open what the others lock. */
function checkOwnKeys({ environment }: Given, problem: Tell): void {
  secrets.forEach((name, place) => {
    const same = secrets.slice(0, place).find((other) => environment[name] && environment[other] === environment[name]);
    if (same) problem(name, `is the same as ${same}: each needs one of its own`);
  });
}

const pushKeys = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const;

/** Push services take nothing that is signed with a key of another pair, the demo's own among them. */
function checkPushKeys({ environment, isSet }: Given, problem: Tell): void {
  const { PARLOUR_MODE: mode, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = environment;
  const missing = pushKeys.filter((name) => !isSet(name));
  if (publicKey && privateKey && !isVapidPair({ publicKey, privateKey }))
    problem('VAPID_PRIVATE_KEY', 'does not belong to VAPID_PUBLIC_KEY');
  if (mode === 'demo' && missing.length === 1)
    for (const name of missing) problem(name, 'is needed where the other half is set');
}

/** What production refuses: the embedded database, keys that nobody set, sites without https. */
function checkProduction({ environment, isSet }: Given, problem: Tell): void {
  if (environment.PARLOUR_MODE !== 'production') return;
  for (const name of neededInProduction) if (!isSet(name)) problem(name, 'is needed in production');
  for (const entry of environment.ORIGINS)
    if (entry.includes('=http:')) problem('ORIGINS', `${entry}: production needs https`);
}
