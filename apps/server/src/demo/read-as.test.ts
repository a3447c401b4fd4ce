import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { testHouse, type TestHouse } from '../testing/house.fixture.ts';
import { readAs } from './read-as.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await testHouse();
});
afterAll(() => house.close());

test('a member of the demo world reads by the call of everybody, without a browser', async () => {
  const [{ id, friend, conversationId, messageId }] = house.brands;
  const db = house.api.dbOf(id);
  const brand = { id, version: 1, settings: settingsFiles[0]! };
  const site = { brand, db, origin: `http://${id}.localhost`, app: id };
  const unread = () =>
    db.selectFrom('participants').select('unread').where('member_id', '=', friend.id).executeTakeFirstOrThrow();
  expect(await unread()).toEqual({ unread: 1 });
  await readAs(house, site, { memberId: friend.id, conversationId, messageId });
  expect(await unread()).toEqual({ unread: 0 });
});
