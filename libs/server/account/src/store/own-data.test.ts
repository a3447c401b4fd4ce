import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { ownDataInSteps, ownPhotosInSteps } from './own-data.ts';
import { STEP } from './rows-in-steps.ts';

const database = await databaseOfFile();

/** Reads all of them, and does something behind the first step. */
async function idsAround<Row>(
  steps: AsyncIterable<Row[]>,
  idOf: (row: Row) => unknown,
  act: () => Promise<unknown>,
): Promise<unknown[]> {
  const ids: unknown[] = [];
  for await (const rows of steps) {
    if (ids.length === 0) await act();
    ids.push(...rows.map(idOf));
  }
  return ids;
}

it('a conversation that moves while it is read stands there once', async () => {
  const brand = 'moving';
  const db = database.forBrand(brand);
  const id = await addMember(db, brand, {});
  const { owner } = database;
  await sql`
    insert into members (brand, id, email, email_key, name, name_key, password_hash, status, language, signup_date)
    select ${brand}, gen_random_uuid(), 'other' || n, 'other' || n, 'other' || n, 'other' || n, '', 'active', 'en', now()
    from generate_series(1, ${STEP + 1}) n`.execute(owner);
  await sql`
    insert into conversations (brand, id, low_id, high_id, started_by, state, last_seq, created_at, updated_at)
    select ${brand}, gen_random_uuid(), least(${id}::uuid, id), greatest(${id}::uuid, id), ${id}::uuid, 'open', 0, now(), now()
    from members where brand = ${brand} and id <> ${id}::uuid`.execute(owner);
  await sql`
    insert into participants (brand, conversation_id, member_id, other_id, updated_at)
    select ${brand}, id, ${id}::uuid, case when low_id = ${id}::uuid then high_id else low_id end, now()
    from conversations where brand = ${brand}`.execute(owner);
  const { conversations } = Object.fromEntries(ownDataInSteps(db, brand, id));
  const ids = await idsAround(
    conversations!,
    (row) => row['conversation_id'],
    () => sql`update participants set updated_at = now() + interval '1 hour' where brand = ${brand}`.execute(owner),
  );
  expect(ids).toHaveLength(STEP + 1);
  expect(new Set(ids).size).toBe(STEP + 1);
});

it('so does a photo whose place is changed', async () => {
  const brand = 'placing';
  const db = database.forBrand(brand);
  const id = await addMember(db, brand, { morePhotos: 1 });
  const { owner } = database;
  await sql`
    insert into photos
    select p.* from photos t, generate_series(1, ${STEP}) n,
      jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'is_main', false, 'position', n + 10,
        'storage_key', gen_random_uuid()::text)) p
    where t.brand = ${brand} and not t.is_main`.execute(owner);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from photos where brand = ${brand}`.execute(owner);
  const count = rows[0]!.count;
  expect(count).toBeGreaterThan(STEP);
  const ids = await idsAround(
    ownPhotosInSteps(db, brand, id),
    (photo) => photo.id,
    () => sql`update photos set position = position + 10000 where brand = ${brand}`.execute(owner),
  );
  expect(ids).toHaveLength(count);
  expect(new Set(ids).size).toBe(count);
});
