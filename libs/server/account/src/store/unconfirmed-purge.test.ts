import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { purge } from '@parlour/server-jobs/purge';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { unconfirmedPurge } from './purges.ts';

const brand = 'one';
const ago = (days: number): Date => new Date(Date.now() - days * 86_400_000);
const monthAgo = ago(31);

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
    await purge(database, [unconfirmedPurge]);
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

test.each([
  ['has paid', 'completed', 400, true],
  ['was paid back', 'charged_back', 400, true],
  ['may still pay', 'pending', 43, true],
  ['is said to pay for ever', 'pending', 45, false],
  ['could not pay', 'failed', 31, false],
] as const)('an account that was never confirmed whose member %s (%s, %i days): %s', async (_, status, days, stays) => {
  const db = database.forBrand(brand);
  const paying = await addUnconfirmed(days);
  await db
    .insertInto('payments')
    .values({
      brand,
      id: uuid(),
      member_id: paying,
      package_id: 'small',
      credits: 100,
      amount: 999,
      base_amount: 999,
      currency: 'EUR',
      country: 'NL',
      payment_method: 'ideal',
      provider: 'sandbox',
      status,
      statement_name: 'Parlour',
      next: JSON.stringify({ kind: 'none' }),
      settings_version: 1,
      created_at: ago(30),
    })
    .execute();
  expect(await staysAfterPurge(paying)).toBe(stays);
});

test.each([
  ['was asked for a day ago', 1, null, true],
  ['was asked for three days ago, whenever it was mailed', 3, null, false],
  ['was spent', 1, ago(1), false],
])('an account that was never confirmed and whose link %s', async (_, days, used_at, stays) => {
  const member_id = await addUnconfirmed(31);
  const link = { brand, token_hash: Buffer.from(uuid()), purpose: 'activation', member_id, expires_at: ago(-1) };
  await database
    .forBrand(brand)
    .insertInto('tokens')
    .values({ ...link, created_at: ago(days), used_at })
    .execute();
  expect(await staysAfterPurge(member_id)).toBe(stays);
});

/** Somebody who signed up so many days ago and has not confirmed the address. */
async function addUnconfirmed(days: number): Promise<string> {
  const db = database.forBrand(brand);
  const id = await addMember(db, brand, { confirmed: false });
  await db
    .updateTable('members')
    .set({ signup_date: ago(days) })
    .where('id', '=', id)
    .execute();
  return id;
}

async function staysAfterPurge(id: string): Promise<boolean> {
  await purge(database, [unconfirmedPurge]);
  const left = database.forBrand(brand).selectFrom('members').select('id').where('brand', '=', brand);
  return (await left.where('id', '=', id).execute()).length === 1;
}
