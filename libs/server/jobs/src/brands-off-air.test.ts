import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { purge } from './maintenance.ts';

const monthAgo = new Date(Date.now() - 31 * 86_400_000);

const database = await databaseOfFile();

test('whoever cannot confirm, as the brand is off the air, stays with what waits for that', async () => {
  const left = async (id: string): Promise<number[]> => {
    const db = database.forBrand(id);
    const member = await addMember(db, id, { confirmed: false });
    await db.updateTable('members').set({ signup_date: monthAgo }).where('id', '=', member).execute();
    const message = { brand: id, id: uuid(), client_id: uuid(), type: 'text', text: 'x', cost: 0 } as const;
    const sent = { sender_id: member, recipient_id: await addMember(db, id), created_at: monthAgo };
    await db
      .insertInto('held_messages')
      .values({ ...message, ...sent })
      .execute();
    await purge(database);
    const members = await db.selectFrom('members').select('id').where('id', '=', member).execute();
    return [members.length, (await db.selectFrom('held_messages').select('id').execute()).length];
  };
  const brands = database.owner.insertInto('brands');
  await brands.values({ brand: 'off-air', domain: 'off.example', published_version: null }).execute();
  await brands.values({ brand: 'on-air', domain: 'on.example', published_version: 1 }).execute();
  expect(await left('off-air')).toEqual([1, 1]);
  expect(await left('on-air')).toEqual([0, 0]);
  await database.owner.updateTable('brands').set({ published_version: 2 }).where('brand', '=', 'off-air').execute();
  expect(await left('off-air')).toEqual([0, 0]);
});
