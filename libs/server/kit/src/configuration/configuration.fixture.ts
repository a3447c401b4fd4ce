import { randomBytes } from 'node:crypto';
import { newVapidKeys } from '@parlour/server-push/vapid-keys';
import { expect } from 'vitest';
import { ConfigurationError } from './configuration-error.ts';
import { readConfiguration } from './configuration.ts';

const vapid = newVapidKeys();

/** All that production needs. */
export const production = {
  PARLOUR_MODE: 'production',
  DATABASE_URL: 'postgres://owner@db/parlour',
  SMTP_URL: 'smtps://mail.example.org',
  PAYMENT_PROVIDER: 'none',
  SESSION_KEY: randomBytes(32).toString('base64url'),
  PHOTO_KEY: randomBytes(32).toString('base64url'),
  VAPID_PUBLIC_KEY: vapid.publicKey,
  VAPID_PRIVATE_KEY: vapid.privateKey,
};

/** What of an environment is refused, with this folder for its data. */
export async function problemsIn(folder: string, environment: Record<string, string>): Promise<readonly string[]> {
  const failure = await readConfiguration({ DATA_DIR: folder, ...environment }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ConfigurationError);
  return (failure as ConfigurationError).problems;
}
