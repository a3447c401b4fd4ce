import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { testServer, type TestServer } from '../testing/server.fixture.ts';
import { readAs } from './read-as.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a member of the demo world reads by the call of everybody, without a browser', async () => {
  const [{ id, friend, conversationId, messageId }] = server.brands;
  const db = server.api.dbOf(id);
  const brand = { id, version: 1, settings: settingsFiles[0]! };
  const site = { brand, db, origin: `http://${id}.localhost`, app: id };
  const unread = () =>
    db.selectFrom('participants').select('unread').where('member_id', '=', friend.id).executeTakeFirstOrThrow();
  expect(await unread()).toEqual({ unread: 1 });
  await readAs(server, site, { memberId: friend.id, conversationId, messageId });
  expect(await unread()).toEqual({ unread: 0 });
});
