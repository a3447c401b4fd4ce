import { sql } from 'kysely';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { expect, test } from 'vitest';
import { purge } from './purge.ts';

const brand = 'one';
const database = await databaseOfFile();

test('however much is over, all of it goes', async () => {
  const db = database.forBrand(brand);
  await sql`
    insert into mail_requests (brand, id, purpose, address_hash, network, requested_at)
    select ${brand}, gen_random_uuid(), 'many', '', '', now() - interval '2 days' from generate_series(1, 2500)`.execute(
    db,
  );
  await purge(database, [{ table: 'mail_requests', time: 'requested_at', kept: '24 hours' }]);
  const left = db.selectFrom('mail_requests').select('id').where('brand', '=', brand).where('purpose', '=', 'many');
  expect(await left.execute()).toEqual([]);
});

test('a table of which nothing can be forgotten keeps back no other, and is named', async () => {
  const db = database.forBrand(brand);
  await sql`
    insert into mail_requests (brand, id, purpose, address_hash, network, requested_at)
    values (${brand}, gen_random_uuid(), 'later', '', '', now() - interval '2 days')`.execute(db);
  const purging = purge(database, [
    { table: 'blocks', time: 'no_such_time' },
    { table: 'mail_requests', time: 'requested_at', kept: '24 hours' },
  ]);
  await expect(purging).rejects.toThrow('Not all is forgotten of blocks');
  const left = db.selectFrom('mail_requests').select('id').where('brand', '=', brand).where('purpose', '=', 'later');
  expect(await left.execute()).toEqual([]);
});
