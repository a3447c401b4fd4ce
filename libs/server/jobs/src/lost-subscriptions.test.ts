import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { forgetLostSubscriptions } from './lost-subscriptions.ts';
import { purge } from './maintenance.ts';

const ago = (days: number): Date => new Date(Date.now() - days * 86_400_000);

const database = await databaseOfFile();

test('a subscription goes with its session, by whatever the session ended', async () => {
  const inBrand = async (id: string, ends: readonly ('over' | 'replaced' | 'running')[]): Promise<void> => {
    const db = database.forBrand(id);
    const member_id = await addMember(db, id);
    for (const end of ends) {
      const session_id = uuid();
      const session = { brand: id, id: session_id, token_hash: Buffer.from(session_id), member_id };
      const expires_at = ago(end === 'over' ? 1 : -1);
      if (end !== 'replaced')
        await db
          .insertInto('sessions')
          .values({ ...session, expires_at })
          .execute();
      const subscription = { brand: id, id: uuid(), member_id, session_id, endpoint: end, keys: '{}' };
      await db.insertInto('push_subscriptions').values(subscription).execute();
    }
  };
  await inBrand('one', ['replaced', 'running', 'over', 'replaced', 'over']);
  await inBrand('other', ['over', 'running', 'replaced']);

  await purge(database);

  const left = database.owner.selectFrom('push_subscriptions').select(['brand', 'endpoint']).orderBy('brand');
  expect(await left.execute()).toEqual([
    { brand: 'one', endpoint: 'running' },
    { brand: 'other', endpoint: 'running' },
  ]);
});

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
