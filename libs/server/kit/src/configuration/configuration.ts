import { resolve } from 'node:path';
import type { DatabaseConfig } from '@parlour/server-db/database';
import { ConfigurationError } from './configuration-error.ts';
import { isProviderName, readEnvironment, type Environment, type ProviderName } from './configuration-schema.ts';
import { explained } from './configuration-table.ts';
import { dataFolderOf } from './data-folder.ts';
import { demoKeys, type Keys } from './demo-keys.ts';
import { refuseDemoFolder, refuseProductionFolder } from './production-folder.ts';
import type { LogOptions } from '../server-parts.ts';

/** Everything the environment decides, checked and in the server's own terms. */
export interface Configuration {
  mode: 'demo' | 'production';
  port: number;
  bindAddress: string;
  dataFolder: string;
  database: DatabaseConfig;
  /** Null: mails are kept as files, in demo alone. */
  smtpUrl: string | null;
  mailsAtOnce: number;
  /** Names of payment providers: the one that sells credits, null where none does, and all that are asked about what they took. */
  payments: { selling: ProviderName | null; asked: readonly ProviderName[] };
  /** Null: nothing that a mail service tells is believed. */
  mailWebhookKey: string | null;
  keys: Keys;
  /** Where photos are kept; null: in the data folder. */
  photoStore: S3Bucket | null;
  /** Origin of each brand that has one set; the others are where `originOf` says. */
  origins: ReadonlyMap<string, string>;
  trustProxy: readonly string[];
  logLevel: LogOptions['level'];
  callsPerMinute: { account: number; address: number };
  build: string;
}

/** A bucket of a store that speaks S3, and who may use it. */
export interface S3Bucket {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** @throws ConfigurationError with all problems at once */
export async function readConfiguration(environment: Record<string, string | undefined>): Promise<Configuration> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { environment: values, problems } = readEnvironment(set);
  if (problems.length > 0) throw new ConfigurationError(problems.map(({ name, message }) => explained(name, message)));
  const dataFolder = dataFolderOf(values.DATA_DIR);
  const isDemo = values.PARLOUR_MODE === 'demo';
  if (isDemo) refuseProductionFolder(dataFolder);
  else refuseDemoFolder(dataFolder);
  return {
    mode: values.PARLOUR_MODE,
    port: values.PORT,
    bindAddress: isDemo ? '127.0.0.1' : (values.BIND_ADDRESS ?? '::'),
    dataFolder,
    database: values.DATABASE_URL
      ? { engine: 'postgres', url: values.DATABASE_URL, connections: values.DATABASE_CONNECTIONS }
      : { engine: 'pglite', folder: resolve(dataFolder, 'database') },
    smtpUrl: values.SMTP_URL ?? null,
    mailsAtOnce: values.MAILS_AT_ONCE,
    payments: paymentsOf(values.PAYMENT_PROVIDER ?? ['sandbox']),
    mailWebhookKey: values.MAIL_WEBHOOK_KEY ?? null,
    keys: keysOf(values, isDemo ? await demoKeys(dataFolder) : null),
    photoStore: photoStoreOf(values),
    origins: new Map(values.ORIGINS.map((entry) => entry.split('=', 2) as [string, string])),
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL ?? (isDemo ? 'warn' : 'info'),
    callsPerMinute: { account: values.CALLS_PER_MINUTE_ACCOUNT, address: values.CALLS_PER_MINUTE_ADDRESS },
    build: values.BUILD_ID,
  };
}

/** The schema has seen to it that "none" stands nowhere but first. */
function paymentsOf(names: readonly string[]): Configuration['payments'] {
  const [first = 'none'] = names;
  return { selling: isProviderName(first) ? first : null, asked: names.filter(isProviderName) };
}

/** The schema has seen to it that all are set or none. */
function photoStoreOf(values: Environment): S3Bucket | null {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_ENDPOINT || !S3_REGION || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** Where a brand's members find it. */
export function originOf({ mode, origins, port }: Configuration, brand: { id: string; domain: string }): string {
  const own = mode === 'demo' ? `http://${brand.id}.localhost:${port}` : `https://${brand.domain}`;
  return new URL(origins.get(brand.id) ?? own).origin;
}

/** The schema has seen to it that production set every key; the sandbox exists in the demo alone. */
function keysOf(values: Environment, demo: Keys | null): Keys {
  return {
    session: values.SESSION_KEY ?? demo?.session ?? '',
    photo: values.PHOTO_KEY ?? demo?.photo ?? '',
    sandbox: demo?.sandbox ?? '',
    vapid: {
      publicKey: values.VAPID_PUBLIC_KEY ?? demo?.vapid.publicKey ?? '',
      privateKey: values.VAPID_PRIVATE_KEY ?? demo?.vapid.privateKey ?? '',
    },
  };
}
