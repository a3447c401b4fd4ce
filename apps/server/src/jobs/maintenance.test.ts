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
  for (const [days, reference] of [
    [2, 'over'],
    [-2, 'running'],
  ] as const) {
    const report = { brand, id: uuid(), member_id: confirmed, target_type: 'profile', target_id: confirmed } as const;
    const by = { decided_by: 'mod', found_nothing_by: 'other' };
    const decided = { status: 'decided', outcome: 'warned', evidence_until: ago(days), text: 'x', ...by } as const;
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
  const kept = await db
    .selectFrom('reports')
    .select(['reference', 'evidence', 'text', 'decided_by', 'found_nothing_by'])
    .orderBy('reference')
    .execute();
  expect(kept).toEqual([
    { reference: 'over', evidence: {}, text: null, decided_by: null, found_nothing_by: null },
    { reference: 'running', evidence: { profile: {} }, text: 'x', decided_by: 'mod', found_nothing_by: 'other' },
  ]);
  expect(await db.selectFrom('report_photos').select('kept_until').execute()).toHaveLength(1);
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
