import { afterAll, beforeAll } from 'vitest';
import { brand as modelBrand } from '@parlour/app-default/settings';
import { signer } from '@parlour/server-kit/signing';
import { buildApi, type TestApi } from '@parlour/testing/build-api';
import { testDatabase } from '@parlour/testing/database';
import { notificationCalls } from '../notifications/index.ts';

/** Signs the links of mails there. */
export const mailLinks = signer(Buffer.from('a key of the tests'), 'unsubscribe');

/**
 * The calls of notifications as servers of mail reach them, over HTTP and on a database of their own, for a file of tests:
 * `begin` is given them.
 */
export function withNotificationApi(begin: (api: TestApi) => void, mailWebhookKey: string | null = null): void {
  const calls = notificationCalls({
    enqueue: async () => {},
    cards: async () => new Map(),
    signer: mailLinks,
    mailWebhookKey,
  });
  let end: () => Promise<void>;
  beforeAll(async () => {
    const database = await testDatabase();
    const api = await buildApi({ database, brands: [modelBrand], calls });
    end = async () => {
      await api.close();
      await database.close();
    };
    begin(api);
  });
  afterAll(() => end());
}
