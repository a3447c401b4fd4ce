import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { nameKey } from '@parlour/models/account/sign-up/name';
import { emptyDatabase } from '@parlour/testing/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { fillTables } from './fill-tables.fixture.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { ownerTables } from './walls.ts';

let database: Database;
beforeEach(async () => void (database = await emptyDatabase()));
afterEach(() => database.close());

/**
 * Tables that a step expects to be empty. 0011 asks of each report whom it is about, which none could have told: the first
 * code that writes reports was released together with it.
 */
const stillEmpty: Readonly<Record<string, readonly string[]>> = { '0011-moderation': ['reports'] };

const placeOf = (name: string): number => migrations.findIndex((step) => step.name === name);

type Row = Record<string, unknown>;

async function allRows(): Promise<Map<string, Row[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and not tablename = any(${ownerTables})`.execute(
    database.owner,
  );
  const found = new Map<string, Row[]>();
  for (const { name } of tables) {
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) as row from ${sql.table(name)} t order by t.brand, to_jsonb(t) ->> 'id'`.execute(
      database.owner,
    );
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

test('each step is taken where every table has rows, and keeps them as they are', async () => {
  for (const [place, step] of migrations.entries()) {
    const expectedEmpty = Object.entries(stillEmpty).flatMap(([name, tables]) =>
      placeOf(name) >= place ? tables : [],
    );
    await fillTables(database, place, expectedEmpty);
    const before = await allRows();
    expect(await migrate(database, migrations.slice(0, place + 1))).toEqual([step.name]);
    const after = await allRows();
    for (const [table, rows] of before) {
      expect(rows.length > 0 || expectedEmpty.includes(table), `${table} before ${step.name}`).toBe(true);
      expect(after.get(table), `${table} after ${step.name}`).toEqual(rows.map((row) => expect.objectContaining(row)));
    }
  }
});

test('0013 gives decided reports with evidence half a year, and their photos with them', async () => {
  await migrate(database, migrations.slice(0, placeOf('0013-evidence-term')));
  await database.executeSql(`
    insert into reports (brand, id, reference, target_type, target_id, category, evidence, status, created_at, decided_at, member_id, reporter_key)
    select 'one', id, name, 'profile', id, 'other', evidence::jsonb, status, '2026-01-01T00:00:00Z', decided, id, name
    from (values
      ('decided', gen_random_uuid(), '{"profile": {}}', 'decided', timestamptz '2026-02-01T00:00:00Z'),
      ('decided at an unknown time', gen_random_uuid(), '{"profile": {}}', 'decided', null),
      ('without evidence', gen_random_uuid(), '{}', 'decided', timestamptz '2026-02-01T00:00:00Z'),
      ('undecided', gen_random_uuid(), '{"profile": {}}', 'in_review', null)
    ) as given (name, id, evidence, status, decided);
    insert into report_photos (brand, report_id, photo_id, storage_key) select brand, id, id, 'k' from reports`);

  await migrate(database, migrations.slice(0, placeOf('0013-evidence-term') + 1));

  const { rows } = await sql<Row>`
    select reference, to_char(evidence_until at time zone 'UTC', 'YYYY-MM-DD') as until, evidence_until is not distinct from kept_until as alike
    from reports r join report_photos p on p.brand = r.brand and p.report_id = r.id order by reference`.execute(
    database.owner,
  );
  expect(rows).toEqual([
    { reference: 'decided', until: '2026-08-04', alike: true },
    { reference: 'decided at an unknown time', until: '2026-07-04', alike: true },
    { reference: 'undecided', until: null, alike: true },
    { reference: 'without evidence', until: null, alike: true },
  ]);
});

test('0044 gives evidence a month more, with the photos that it holds', async () => {
  await migrate(database, migrations.slice(0, placeOf('0044-reviewers-terms-and-mail-orders')));
  await database.executeSql(`
    insert into reports (brand, id, reference, target_type, target_id, category, evidence, status, created_at, evidence_until, member_id, reporter_key)
    select 'one', id, name, 'profile', id, 'other', '{}', status, '2026-01-01T00:00:00Z', until, id, name
    from (values
      ('decided', gen_random_uuid(), 'decided', timestamptz '2026-08-04T00:00:00Z'),
      ('erased', gen_random_uuid(), 'decided', null),
      ('undecided', gen_random_uuid(), 'in_review', null)
    ) as given (name, id, status, until);
    insert into report_photos (brand, report_id, photo_id, storage_key, kept_until) select brand, id, id, 'k', evidence_until from reports`);

  await migrate(database, migrations.slice(0, placeOf('0044-reviewers-terms-and-mail-orders') + 1));

  const { rows } = await sql<Row>`
    select reference, to_char(evidence_until at time zone 'UTC', 'YYYY-MM-DD') as until, evidence_until is not distinct from kept_until as alike
    from reports r join report_photos p on p.brand = r.brand and p.report_id = r.id order by reference`.execute(
    database.owner,
  );
  expect(rows).toEqual([
    { reference: 'decided', until: '2026-09-04', alike: true },
    { reference: 'erased', until: null, alike: true },
    { reference: 'undecided', until: null, alike: true },
  ]);
});

test('0018 writes codes in capitals, with all that names them, and takes no others', async () => {
  await migrate(database, migrations.slice(0, placeOf('0018-codes-in-capitals')));
  await database.executeSql(`
    insert into discount_codes (brand, code, percentage, value, validity) values ('one', ' Spring ', true, 10, 'once');
    insert into discount_uses (brand, code, member_id, payment_id, used_at)
      values ('one', ' Spring ', gen_random_uuid(), gen_random_uuid(), now());
    insert into payments (brand, id, member_id, package_id, credits, amount, base_amount, currency, country, payment_method,
        provider, status, statement_name, next, settings_version, created_at, discount_code)
      values ('one', gen_random_uuid(), gen_random_uuid(), 'p', 1, 1, 1, 'EUR', 'NL', 'x', 'x', 'pending', 'x', '{}', 1, now(), ' Spring ')`);

  await migrate(database, migrations.slice(0, placeOf('0018-codes-in-capitals') + 1));

  const { rows } = await sql<Row>`
    select c.code, u.code as used, p.discount_code as paid from discount_codes c, discount_uses u, payments p`.execute(
    database.owner,
  );
  expect(rows).toEqual([{ code: 'SPRING', used: 'SPRING', paid: 'SPRING' }]);
  await expect(database.executeSql(`update discount_codes set code = 'spring'`)).rejects.toThrow('in_capitals');
});

test.each([
  [
    '0019-names-alike',
    ['ace', 'асе', 'вов', 'βοβ', 'αβγεζηικμνορστυχϝϳϻ', 'авгекмнорстухьѕіјѡѵүһҽӏԁԍԛԝ', 'жанна', 'ёё'],
    ['асе', 'βοβ'],
  ],
  [
    '0041-rare-latin-names',
    ['nora', 'nοra', 'nᴏra', 'yıldız', 'ɑɡıɩᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'ni\u0307na', 'ẹ\u0300bùn'],
    ['nᴏra', 'nοra'],
  ],
])(
  '%s compares names by what they look like, and leaves a name with whoever had it first',
  async (step, before, kept) => {
    await migrate(database, migrations.slice(0, placeOf(step)));
    for (const [place, key] of before.entries())
      await sql`
      insert into members (brand, id, email, email_key, name, name_key, password_hash, status, language, signup_date)
      values ('one', gen_random_uuid(), ${key}, ${key}, ${key}, ${key}, '', 'active', 'en', timestamptz '2026-01-01' + ${place} * interval '1 day')`.execute(
        database.owner,
      );

    await migrate(database, migrations.slice(0, placeOf(step) + 1));

    const { rows } = await sql<{ name: string; name_key: string }>`
    select name, name_key from members order by signup_date`.execute(database.owner);
    expect(rows).toEqual(before.map((name) => ({ name, name_key: kept.includes(name) ? name : nameKey(name) })));
  },
);

test('0022 remembers the texts that are refused already, and no others', async () => {
  await migrate(database, migrations.slice(0, placeOf('0022-refused-texts')));
  for (const [place, status] of ['approved', 'pending', 'rejected'].entries()) {
    await fillTables(database, place, []);
    await sql`update profiles set about_me = 'Schöne Grüße', about_me_status = ${status}
      where brand = ${`brand-${place}`}`.execute(database.owner);
  }

  await migrate(database, migrations.slice(0, placeOf('0022-refused-texts') + 1));

  const { rows } =
    await sql<Row>`select about_me_status, about_me_refused from profiles order by about_me_status`.execute(
      database.owner,
    );
  expect(rows).toEqual([
    { about_me_status: 'approved', about_me_refused: null },
    { about_me_status: 'pending', about_me_refused: null },
    { about_me_status: 'rejected', about_me_refused: createHash('sha256').update('Schöne Grüße').digest('hex') },
  ]);
});

test('0028 dates a match by the later of its two likes, and nothing else', async () => {
  await migrate(database, migrations.slice(0, placeOf('0028-matched-since')));
  const [one, other, third] = [1, 2, 3].map((number) => `00000000-0000-7000-8000-00000000000${number}`);
  await database.executeSql(`
    insert into members (brand, id, email, email_key, name, name_key, password_hash, status, language, signup_date)
      select 'one', id, name, name, name, name, '', 'active', 'en', now()
      from (values ('${one}'::uuid, 'one'), ('${other}'::uuid, 'other'), ('${third}'::uuid, 'third')) as given (id, name);
    insert into likes (brand, from_id, to_id, source, matched, created_at) values
      ('one', '${one}', '${other}', 'x', true, '2026-01-01T00:00:00Z'),
      ('one', '${other}', '${one}', 'x', true, '2026-02-01T00:00:00Z'),
      ('one', '${third}', '${one}', 'x', false, '2026-03-01T00:00:00Z')`);

  await migrate(database, migrations.slice(0, placeOf('0028-matched-since') + 1));

  const { rows } = await sql<Row>`
    select to_char(matched_at at time zone 'UTC', 'YYYY-MM-DD') as since from likes order by created_at`.execute(
    database.owner,
  );
  expect(rows).toEqual([{ since: '2026-02-01' }, { since: '2026-02-01' }, { since: null }]);
});

test('0045 knows the picture of what a program has decided about a photo, and of nothing else', async () => {
  await migrate(database, migrations.slice(0, placeOf('0045-taken-back-together')));
  const id = '00000000-0000-7000-8000-000000000001';
  await database.executeSql(`
    insert into members (brand, id, email, email_key, name, name_key, password_hash, status, language, signup_date)
      values ('one', '${id}', 'a', 'a', 'a', 'a', '', 'active', 'en', now());
    insert into photos (brand, id, member_id, kind, storage_key, width, height, position, status, digest, created_at)
      values ('one', '${id}', '${id}', 'profile', 'k', 1, 1, 0, 'rejected', 'of it', now());
    insert into decisions (brand, id, member_id, target_type, target_id, measure, ground, rule, facts, automated, appeal_until, created_at)
    select 'one', gen_random_uuid(), '${id}', 'photo', '${id}', 'photo_removed', 'terms', 'minor', by, by = 'program', now(), now()
      from (values ('program'), ('person')) as given (by)`);

  await migrate(database, migrations.slice(0, placeOf('0045-taken-back-together') + 1));

  const { rows } = await sql<Row>`select facts, picture, copies_removed from decisions order by facts`.execute(
    database.owner,
  );
  expect(rows).toEqual([
    { facts: 'person', picture: null, copies_removed: null },
    { facts: 'program', picture: 'of it', copies_removed: null },
  ]);
});
