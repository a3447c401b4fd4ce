import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { purge } from '@parlour/server-jobs/purge';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { chatPurges } from './purges.ts';

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

  await purge(database, chatPurges);

  const left = await db.selectFrom('messages').select(['seq', 'text', 'warning']).orderBy('seq').execute();
  const kept = { text: 'My surname is Vandermeer', warning: 'off_platform' };
  expect(left).toEqual([
    { seq: 0, text: null, warning: null },
    { seq: 1, ...kept },
    { seq: 2, ...kept },
  ]);
});

test('a message that waits stays with its writer, however long', async () => {
  const db = database.forBrand(brand);
  const [sender_id, recipient_id] = [await addMember(db, brand), await addMember(db, brand)];
  const message = { brand, id: uuid(), client_id: uuid(), type: 'text', text: 'x', cost: 0 } as const;
  await db
    .insertInto('held_messages')
    .values({ ...message, sender_id, recipient_id, created_at: ago(40) })
    .execute();
  await purge(database, chatPurges);
  const left = db.selectFrom('held_messages').select('text').where('sender_id', '=', sender_id);
  expect(await left.execute()).toEqual([{ text: 'x' }]);
});
