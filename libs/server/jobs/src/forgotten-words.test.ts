import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { purge } from './maintenance.ts';

const brand = 'one';
const ago = (days: number): Date => new Date(Date.now() - days * 86_400_000);

const database = await databaseOfFile();

test('the words of a message go a week after it was removed for both, and its place stays', async () => {
  const db = database.forBrand(brand);
  const [low_id, high_id] = [await addMember(db, brand), await addMember(db, brand)].toSorted() as [string, string];
  const talk = { brand, id: uuid(), low_id, high_id, started_by: low_id, state: 'open' } as const;
  await db
    .insertInto('conversations')
    .values({ ...talk, created_at: ago(30), updated_at: ago(30) })
    .execute();
  for (const [seq, deleted_at] of [ago(7.1), ago(6.9), null].entries()) {
    const said = {
      seq,
      id: uuid(),
      client_id: uuid(),
      sender_id: low_id,
      sender_kind: 'member',
      type: 'text',
    } as const;
    const words = { text: 'My surname is Vandermeer', warning: 'off_platform' } as const;
    await db
      .insertInto('messages')
      .values({ brand, conversation_id: talk.id, sent_at: ago(30), deleted_at, ...said, ...words })
      .execute();
  }

  await purge(database);

  const left = await db.selectFrom('messages').select(['seq', 'text', 'warning']).orderBy('seq').execute();
  const kept = { text: 'My surname is Vandermeer', warning: 'off_platform' };
  expect(left).toEqual([
    { seq: 0, text: null, warning: null },
    { seq: 1, ...kept },
    { seq: 2, ...kept },
  ]);
});

test('what was said of somebody goes once they are erased and nobody may complain of it any more', async () => {
  const db = database.forBrand(brand);
  const [erased, expired, living] = [await addMember(db, brand), uuid(), await addMember(db, brand)];
  await db
    .updateTable('members')
    .set({ erased_at: ago(1) })
    .where('id', '=', erased)
    .execute();
  for (const [facts, member_id, days] of [
    ['erased, over', erased, 1],
    ['erased, open', erased, -1],
    ['never confirmed, over', expired, 1],
    ['living, over', living, 1],
  ] as const) {
    const about = { member_id, report_id: null, target_type: 'profile', target_id: member_id } as const;
    const decided = { measure: 'warned', ground: 'terms', rule: 'other', until: null, ended_at: null } as const;
    await db
      .insertInto('decisions')
      .values({ brand, id: uuid(), ...about, ...decided, facts, appeal_until: ago(days), created_at: ago(200) })
      .execute();
  }

  await purge(database);

  const left = await db.selectFrom('decisions').select('facts').where('brand', '=', brand).orderBy('facts').execute();
  expect(left.map(({ facts }) => facts)).toEqual(['', '', 'erased, open', 'living, over']);
});
