import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { purge } from './maintenance.ts';

const brand = 'one';
const ago = (days: number): Date => new Date(Date.now() - days * 86_400_000);

const database = await databaseOfFile();

test('what is over is forgotten, what is not stays', async () => {
  const db = database.forBrand(brand);
  const [old, back, fresh] = [
    await addMember(db, brand, { confirmed: false, name: 'Old' }),
    await addMember(db, brand, { confirmed: false, name: 'Back' }),
    await addMember(db, brand, { confirmed: false, name: 'Fresh' }),
  ];
  const confirmed = await addMember(db, brand, { name: 'Confirmed' });
  await db
    .updateTable('members')
    .set({ signup_date: ago(31) })
    .where('brand', '=', brand)
    .where('id', 'in', [old, back, confirmed])
    .execute();
  await db
    .updateTable('members')
    .set({ reopened_at: ago(29) })
    .where('id', '=', back)
    .execute();
  await db
    .updateTable('members')
    .set({ signup_date: ago(29) })
    .where('brand', '=', brand)
    .where('id', '=', fresh)
    .execute();
  for (const [days, event] of [
    [2, 1],
    [0.5, 2],
  ] as const) {
    const kept = { brand, created_at: ago(days) };
    await db
      .insertInto('mailbox_events')
      .values({ ...kept, member_id: confirmed, event_id: event, event: JSON.stringify({ kind: 'reset' }) })
      .execute();
    await db
      .insertInto('idempotency_keys')
      .values({ ...kept, owner: confirmed, key: uuid(), call: `${days}`, body_hash: Buffer.from('x') })
      .execute();
    const expires = new Date(Date.now() + (1 - days) * 86_400_000);
    await db
      .insertInto('sessions')
      .values({ brand, id: uuid(), token_hash: Buffer.from(`${days}`), member_id: confirmed, expires_at: expires })
      .execute();
    await db
      .insertInto('mail_requests')
      .values({
        brand,
        id: uuid(),
        purpose: 'password-reset',
        address_hash: Buffer.from('x'),
        network: '',
        requested_at: ago(days),
      })
      .execute();
    await db
      .insertInto('held_messages')
      .values({
        ...kept,
        created_at: ago(days * 20),
        id: uuid(),
        client_id: uuid(),
        sender_id: confirmed,
        recipient_id: fresh,
        type: 'text',
        text: null,
        cost: 0,
      })
      .execute();
  }

  for (const [days, reference] of [
    [2, 'over'],
    [-2, 'running'],
  ] as const) {
    const report = { brand, id: uuid(), member_id: confirmed, target_type: 'profile', target_id: confirmed } as const;
    const decided = { status: 'decided', outcome: 'warned', evidence_until: ago(days), text: 'x' } as const;
    await db
      .insertInto('reports')
      .values({
        ...report,
        ...decided,
        reference,
        reporter_key: reference,
        category: 'other',
        evidence: '{"profile":{}}',
        created_at: ago(200),
      })
      .execute();
    await db
      .insertInto('report_photos')
      .values({ brand, report_id: report.id, photo_id: uuid(), storage_key: 'k', kept_until: ago(days) })
      .execute();
  }

  await purge(database);

  const names = await db.selectFrom('members').select('name').where('brand', '=', brand).orderBy('name').execute();
  expect(names.map(({ name }) => name)).toEqual(['Back', 'Confirmed', 'Fresh']);
  const kept = await db.selectFrom('reports').select(['reference', 'evidence', 'text']).orderBy('reference').execute();
  expect(kept).toEqual([
    { reference: 'over', evidence: {}, text: null },
    { reference: 'running', evidence: { profile: {} }, text: 'x' },
  ]);
  expect(await db.selectFrom('report_photos').select('kept_until').execute()).toHaveLength(1);
  for (const table of ['mailbox_events', 'idempotency_keys', 'sessions', 'mail_requests', 'held_messages'] as const) {
    expect([table, (await db.selectFrom(table).select('brand').where('brand', '=', brand).execute()).length]).toEqual([
      table,
      1,
    ]);
  }
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
  ['still works', -1, null, true],
  ['works no longer', 1, null, false],
  ['was spent', -1, ago(1), false],
])('an account that was never confirmed and whose mailed link %s', async (_, expired, used_at, stays) => {
  const member_id = await addUnconfirmed(31);
  const link = { brand, token_hash: Buffer.from(uuid()), purpose: 'activation', member_id, expires_at: ago(expired) };
  await database
    .forBrand(brand)
    .insertInto('tokens')
    .values({ ...link, used_at })
    .execute();
  expect(await staysAfterPurge(member_id)).toBe(stays);
});

test('a message that waits stays with its writer, however long', async () => {
  const db = database.forBrand(brand);
  const [sender_id, recipient_id] = [await addMember(db, brand), await addMember(db, brand)];
  const message = { brand, id: uuid(), client_id: uuid(), type: 'text', text: 'x', cost: 0 } as const;
  await db
    .insertInto('held_messages')
    .values({ ...message, sender_id, recipient_id, created_at: ago(40) })
    .execute();
  await purge(database);
  const left = db.selectFrom('held_messages').select('text').where('sender_id', '=', sender_id);
  expect(await left.execute()).toEqual([{ text: 'x' }]);
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
  await purge(database);
  const left = database.forBrand(brand).selectFrom('members').select('id').where('brand', '=', brand);
  return (await left.where('id', '=', id).execute()).length === 1;
}

test('however much is over, all of it goes', async () => {
  const db = database.forBrand(brand);
  await sql`
    insert into mail_requests (brand, id, purpose, address_hash, network, requested_at)
    select ${brand}, gen_random_uuid(), 'many', '', '', now() - interval '2 days' from generate_series(1, 2500)`.execute(
    db,
  );
  await purge(database);
  const left = db.selectFrom('mail_requests').select('id').where('brand', '=', brand).where('purpose', '=', 'many');
  expect(await left.execute()).toEqual([]);
});
