import type { variables } from './configuration-schema.ts';

export interface VariableNote {
  /** What it is for. */
  meaning: string;
  /** What counts where it is not set. */
  otherwise: string;
}

/** The variables for people; the README's table is made of it. */
export const configurationTable = {
  PARLOUR_MODE: { meaning: '`demo` or `production`', otherwise: '`demo`' },
  PORT: { meaning: 'port to listen on', otherwise: '4200' },
  BIND_ADDRESS: {
    meaning: 'address to listen on; demo: loopback whatever it says',
    otherwise: 'production: all addresses',
  },
  DATA_DIR: {
    meaning: 'folder of photos and the socket of commands; in the demo also of its database, mails and keys',
    otherwise: 'demo: `.data`; production: needed',
  },
  DATABASE_URL: { meaning: 'PostgreSQL 15 or later', otherwise: 'demo: embedded; production: needed' },
  DATABASE_CONNECTIONS: {
    meaning: 'most connections to PostgreSQL for members; 3 more are for jobs, 1 for health and 1 at the start',
    otherwise: '10',
  },
  SMTP_URL: {
    meaning: 'where mails are sent; a password goes out by TLS alone, unless `?requireTLS=false` stands at the end',
    otherwise: 'demo: files, read at `/dev/mailbox`; production: needed',
  },
  MAILS_AT_ONCE: { meaning: 'mails of each of six kinds that may be on their way side by side', otherwise: '5' },
  PAYMENT_PROVIDER: {
    meaning:
      'who sells credits, or `none`; after commas, who else is asked; no provider for real money is built in yet',
    otherwise: 'demo: the sandbox; production: needed',
  },
  SESSION_KEY: {
    meaning: 'signs browser ids, form tokens, links that end mails and more; what a new one ends: docs/operating.md',
    otherwise: 'demo: random; production: needed',
  },
  PHOTO_KEY: { meaning: 'signs the addresses of photos', otherwise: 'demo: random; production: needed' },
  VAPID_PUBLIC_KEY: { meaning: 'key of push notifications', otherwise: 'demo: random; production: needed' },
  VAPID_PRIVATE_KEY: { meaning: 'its private half', otherwise: 'demo: random; production: needed' },
  MAIL_WEBHOOK_KEY: {
    meaning: 'signs what the mail service tells: mails that came back or were spam',
    otherwise: 'nothing that it tells is believed',
  },
  S3_ENDPOINT: { meaning: 'store for photos that speaks S3: its address', otherwise: '`DATA_DIR/photos`' },
  S3_REGION: { meaning: 'its region', otherwise: 'needed with the others of `S3_*`' },
  S3_BUCKET: { meaning: 'its bucket, which nobody else may read', otherwise: 'needed with the others of `S3_*`' },
  S3_ACCESS_KEY_ID: {
    meaning: 'key that may read, write, delete and list in the bucket',
    otherwise: 'needed with the others of `S3_*`',
  },
  S3_SECRET_ACCESS_KEY: { meaning: 'its secret', otherwise: 'needed with the others of `S3_*`' },
  ORIGINS: {
    meaning: '`brand=https://host,…` where a brand is not at its domain',
    otherwise: 'demo: `http://<brand>.localhost:<port>`; production: `https://<domain>`',
  },
  TRUST_PROXY: {
    meaning:
      'addresses of proxies whose forwarded headers are believed; behind another one, all members have one address',
    otherwise: 'none',
  },
  LOG_LEVEL: { meaning: '`silent`, `error`, `warn`, `info` or `debug`', otherwise: 'demo: `warn`; production: `info`' },
  CALLS_PER_MINUTE_ACCOUNT: { meaning: 'calls of one member; 0: no limit', otherwise: '600' },
  CALLS_PER_MINUTE_ADDRESS: { meaning: 'calls from one network address; 0: no limit', otherwise: '3000' },
  BUILD_ID: { meaning: 'what `/api/version.php` calls this build', otherwise: '`development`' },
} as const satisfies Record<keyof typeof variables, VariableNote>;

/** A problem with what its variable is for. */
export const explained = (name: string, problem: string): string =>
  `${name}: ${problem} (${configurationTable[name as keyof typeof configurationTable].meaning})`;
