import { join } from 'node:path';
import { demoKeys } from '../configuration/demo-keys.ts';

/**
 * The environment of a production server that tests start on a free port: keys of its own, kept beside its data, and nobody to
 * mail or pay.
 */
export async function productionEnvironment(folder: string) {
  const { session, photo, vapid } = await demoKeys(join(folder, 'keys'));
  return {
    PARLOUR_MODE: 'production',
    PORT: '0',
    BIND_ADDRESS: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: 'postgres://unused@localhost/parlour',
    SMTP_URL: 'smtp://localhost:1',
    PAYMENT_PROVIDER: 'none',
    SESSION_KEY: session,
    PHOTO_KEY: photo,
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    LOG_LEVEL: 'silent',
  };
}
