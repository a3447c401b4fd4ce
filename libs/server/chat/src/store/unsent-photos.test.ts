import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { purge } from '@parlour/server-jobs/purge';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { chatPurges } from './purges.ts';

const brand = 'one';
const ago = (days: number): Date => new Date(Date.now() - days * 86_400_000);

const database = await databaseOfFile();

test('a photo for a conversation is forgotten a day after nobody has sent it, unless a message waits with it, and a week after its message was taken back', async () => {
  const db = database.forBrand(brand);
  const [owner, other] = [await addMember(db, brand, { withPhoto: false }), await addMember(db, brand)];
  const photo = async (
    created_at: Date,
    row: Partial<{ kind: 'profile' | 'chat'; status: 'pending' | 'approved' | 'rejected' }> = {},
  ) => {
    const id = uuid();
    const file = { storage_key: 'x', width: 1, height: 1, thumbhash: null, reject_code: null, position: 0 };
    const kind = { kind: 'chat', status: 'pending', ...row } as const;
    await db
      .insertInto('photos')
      .values({ brand, id, member_id: owner, created_at, ...file, ...kind })
      .execute();
    return id;
  };
  const [low_id, high_id] = [owner, other].toSorted() as [string, string];
  const conversation = { brand, id: uuid(), low_id, high_id, started_by: owner, state: 'open' } as const;
  await db
    .insertInto('conversations')
    .values({ ...conversation, created_at: ago(30), updated_at: ago(30) })
    .execute();
  const takenBack = async (seq: number, deleted_at: Date): Promise<string> => {
    const photo_id = await photo(ago(30), { status: 'rejected' });
    const message = {
      seq,
      id: uuid(),
      client_id: uuid(),
      sender_id: owner,
      sender_kind: 'member',
      type: 'image',
    } as const;
    await db
      .insertInto('messages')
      .values({ brand, conversation_id: conversation.id, sent_at: ago(30), deleted_at, photo_id, ...message })
      .execute();
    return photo_id;
  };
  const gone = [await photo(ago(1.1)), await photo(ago(7.1), { status: 'rejected' }), await takenBack(0, ago(7.1))];
  const kept = [
    await takenBack(1, ago(6.9)),
    await photo(ago(0.9)),
    await photo(ago(9), { status: 'approved' }),
    await photo(ago(9), { kind: 'profile' }),
    await photo(ago(9)),
    await photo(ago(6.9), { status: 'rejected' }),
  ];
  const held = {
    sender_id: owner,
    recipient_id: other,
    type: 'image',
    text: null,
    photo_id: kept[4]!,
    cost: 0,
  } as const;
  await db
    .insertInto('held_messages')
    .values({ brand, id: uuid(), client_id: uuid(), created_at: new Date(), ...held })
    .execute();
  await purge(database, chatPurges);
  const left = await db.selectFrom('photos').select('id').where('member_id', '=', owner).execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
  expect(gone).toHaveLength(3);
});
