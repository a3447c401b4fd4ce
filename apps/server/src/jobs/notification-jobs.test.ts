import type { NotificationJob } from '@parlour/server-account/notifications/index';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { signer } from '@parlour/server-kit/signing';
import { siteDirectory, type Site } from '@parlour/server-kit/sites/sites';
import { createPushSender, newVapidKeys } from '@parlour/server-push';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { notificationJobs } from './notification-jobs.ts';
import { testServer, type TestServer } from '../testing/server.fixture.ts';
import { telling } from '../testing/tell-all.fixture.ts';

let server: TestServer;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.close());

test('a brand whose members cannot be told keeps no other brand back', async () => {
  const [broken, other] = server.brands;
  const sites = server.brands.map(({ id }): Site => {
    const brand = { id, version: 1, settings: settingsFiles[0]! };
    const db = id === broken.id ? ({} as BrandDatabase) : server.api.dbOf(id);
    return { brand, db, origin: `http://${id}.localhost`, app: id };
  });
  const memberId = other.friend.id;
  const due = { kind: 'message', tag: 'a conversation', conversation_id: other.conversationId } as const;
  await server.api
    .dbOf(other.id)
    .insertInto('notifications')
    .values({
      brand: other.id,
      member_id: memberId,
      id: uuid(),
      ...due,
      happened_at: new Date(),
      mail_due_at: new Date(),
    })
    .execute();
  await server.api
    .dbOf(other.id)
    .updateTable('participants')
    .set({ unread: 1 })
    .where('brand', '=', other.id)
    .where('conversation_id', '=', other.conversationId)
    .where('member_id', '=', memberId)
    .execute();
  const orders: NotificationJob[] = [];
  const { recurring } = notificationJobs({
    sites: siteDirectory(sites),
    mailer: { send: async () => {} },
    mailsAtOnce: 1,
    telling: telling(orders),
    push: createPushSender({ vapid: newVapidKeys() }),
    unsubscribeSigner: signer(Buffer.from('a key of the tests'), 'unsubscribe'),
  });
  await expect(recurring[0]!.run()).rejects.toThrow('It failed for default');
  expect(orders.map(({ data }) => data.memberId)).toEqual([memberId]);
});
