import { FirstWallBroken } from '@parlour/testing/first-wall/behind-first-wall';
import { planPlainly } from '@parlour/testing/first-wall/plan';
import { tablesOfAllBrands } from '@parlour/testing/first-wall/tables-of-all-brands';
import { testDatabase } from '@parlour/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { jobsConnectionIn } from './jobs-connection.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase('pglite');
  await planPlainly(database);
});
afterAll(() => database.close());

/** The brand is the first value of each of these, and the second is none. */
const gapsOf = (text: string) => tablesOfAllBrands(database, { text, brandAt: new Set([1]) });

test.each([
  ['by its own name', 'select from likes where brand = $1 and (matched or is_new)'],
  ['of each table', 'select from likes l join photos p on p.member_id = l.to_id where l.brand = $1 and p.brand = $1'],
  [
    'from one table to the next',
    'select from likes l left join blocks b using (brand) join photos p using (brand) where l.brand = $1 and b.blocker_id is null',
  ],
  [
    'in what must be there',
    `select from likes l where brand = $1 and (matched or exists (
    select from photos p where p.brand = l.brand and p.member_id = l.to_id))`,
  ],
  [
    'in what is counted',
    'select (select count(*) from photos p where p.brand = l.brand) from likes l where brand = $1',
  ],
  [
    'in what was changed and what must not be there for it',
    `with n as (update likes set is_new = false where brand = $1 returning *)
    select from n where not exists (select from blocks b where b.brand = n.brand and b.blocked_id = n.to_id)`,
  ],
  [
    'in what was changed and what belongs to it',
    `with n as (update likes set is_new = false where brand = $1 returning *) select from photos p join n on n.brand = p.brand`,
  ],
  [
    'where rows are changed by others',
    'update photos p set width = 1 from likes l where l.brand = $1 and p.brand = l.brand',
  ],
  [
    'of what is copied',
    'insert into swipes (brand, member_id, profile_id) select brand, from_id, to_id from likes where brand = $1',
  ],
  ['of a new row', `insert into gifts values ($1, $2, '', 1, 1) on conflict do nothing`],
])('a statement that names its brand %s passes', async (_, text) => {
  expect(await gapsOf(text)).toEqual([]);
});

test.each([
  ['none', 'select from likes where to_id = $2', ['likes likes']],
  [
    'that of one table alone',
    'select from likes l join photos p on p.member_id = l.to_id where l.brand = $1',
    ['photos p'],
  ],
  ['only that of each other', 'select from likes l join photos p using (brand)', ['likes l', 'photos p']],
  ['one that is not its own', 'select from likes where brand = $2', ['likes likes']],
  ['one in words', `select from likes where brand = ') AND (likes.brand = $1) AND ('`, ['likes likes']],
  ['it as one of two ways', 'select from likes where brand = $1 or is_new', ['likes likes']],
  [
    'it as one of two ways in detail',
    'select from likes where (brand = $1 and matched) or (is_new and brand <> $1)',
    ['likes likes'],
  ],
  [
    'it only where a row may be missing',
    'select from likes l left join (select * from photos where brand = $1) p on p.brand = l.brand and p.member_id = l.to_id',
    ['likes l'],
  ],
  [
    'it not for what belongs to what was changed',
    'with n as (update likes set is_new = false where brand = $1 returning *) select from photos p join n on n.to_id = p.member_id',
    ['photos p'],
  ],
  ['what it is not', 'select from likes where not brand = $1', ['likes likes']],
  [
    'it not in what must be there',
    `select from likes l where brand = $1 and (matched or exists (
    select from photos p where p.member_id = l.to_id))`,
    ['photos p'],
  ],
  [
    'it not in what must not be there',
    'select from likes l where brand = $1 and not exists (select from blocks b where b.blocked_id = l.to_id)',
    ['blocks b'],
  ],
  [
    'it not in what is counted',
    'select (select count(*) from photos p where p.member_id = l.to_id) from likes l where brand = $1',
    ['photos p'],
  ],
  ['it not where rows are changed', 'update photos set width = 1 where id = $2', ['photos photos']],
  [
    'it not where rows are removed',
    'with gone as (delete from photos returning brand) select from gone where brand = $1',
    ['photos photos'],
  ],
  ['another in a new row', `insert into gifts values ($2, $1, '', 1, 1)`, ['gifts gifts']],
  ['another in a changed row', 'update photos set width = 1, "brand" = $2 where brand = $1', ['photos photos']],
  [
    'another in a changed row of several',
    'update photos set (width, brand) = (1, $2) where brand = $1',
    ['photos photos'],
  ],
  [
    'another where a new row is there',
    `insert into gifts values ($1, $2, '', 1, 1) on conflict (brand, id) do update set brand = $2`,
    ['gifts gifts'],
  ],
])('a statement that names %s is refused', async (_, text, gaps) => {
  expect(await gapsOf(text)).toEqual(gaps);
});

test('what the product sends in a test is refused when its database is closed', async () => {
  const broken = await testDatabase('pglite');
  const send = (text: string) =>
    broken
      .forBrand('one')
      .transaction()
      .execute((trx) => jobsConnectionIn(trx).executeSql(text, ['one']));
  await send('select from gifts where brand = $1');
  await send('select from gifts where id = $1');
  await sql`select from gifts`.execute(broken.forBrand('one'));
  const fault: unknown = await broken.close().catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(FirstWallBroken);
  expect((fault as Error).message).toMatch(
    /missing:\ngifts gifts in \S+jobs-connection\.ts:\nselect from gifts where id = \$1$/,
  );
});

test('no key reaches over the wall, save the domain that only one brand may have', async () => {
  const { rows } = await sql<{ name: string }>`
    with brands as (select attrelid as table, attnum as column from pg_attribute where attname = 'brand')
    select indexrelid::regclass::text as name from pg_index join brands on brands.table = indrelid
    where indisunique and indkey[0] <> brands.column
    union all
    select conname from pg_constraint join brands here on here.table = conrelid join brands there on there.table = confrelid
    where contype = 'f' and (conkey[1], confkey[1]) is distinct from (here.column, there.column)`.execute(
    database.owner,
  );
  expect(rows).toEqual([{ name: 'brands_domain_key' }]);
});
