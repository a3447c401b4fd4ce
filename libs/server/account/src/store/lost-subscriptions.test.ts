import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { forgetLostSubscriptions } from './lost-subscriptions.ts';

const database = await databaseOfFile();

test('all subscriptions are gone through, however few at a time', async () => {
  const db = database.forBrand('third');
  const member_id = await addMember(db, 'third');
  for (let made = 0; made < 5; made += 1) {
    const subscription = { brand: 'third', id: uuid(), member_id, session_id: uuid(), endpoint: 'x', keys: '{}' };
    await db.insertInto('push_subscriptions').values(subscription).execute();
  }
  await forgetLostSubscriptions(database, 2);
  expect(await db.selectFrom('push_subscriptions').select('id').where('brand', '=', 'third').execute()).toEqual([]);
});
