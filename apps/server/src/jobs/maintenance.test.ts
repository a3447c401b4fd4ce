import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { maintenance } from './maintenance.ts';

const brand = 'one';
const ago = (days: number): Date => new Date(Date.now() - days * 86_400_000);

const database = await databaseOfFile();
const { run } = maintenance(database);

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

  await run();

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

  await run();

  const left = database.owner.selectFrom('push_subscriptions').select(['brand', 'endpoint']).orderBy('brand');
  expect(await left.execute()).toEqual([
    { brand: 'one', endpoint: 'running' },
    { brand: 'other', endpoint: 'running' },
  ]);
});
