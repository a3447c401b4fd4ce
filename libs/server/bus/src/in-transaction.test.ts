import { sql } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { Database } from '@parlour/server-db/database';
import { testDatabase } from '@parlour/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from './in-transaction.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase('postgres');
});
afterAll(() => database.close());

const context = () => ({ brand: { id: 'one' }, db: database.forBrand('one') });
const read = (db: BrandDatabase) => sql`select * from gifts where brand = 'one' and cost < ${9}`.execute(db);

/** Has several connections keep a plan of the read, each of which has it from its third use on. */
async function keepPlans(connections: number): Promise<void> {
  const inside = Promise.withResolvers<void>();
  let left = connections;
  const keep = () =>
    inTransaction(context(), async ({ trx }) => {
      for (let round = 0; round < 4; round++) await read(trx);
      if (--left === 0) inside.resolve();
      await inside.promise;
    });
  await Promise.all(Array.from({ length: connections }, keep));
}

test('what meets plans that a migration made wrong is run until it meets none, and followed once', async () => {
  await context()
    .db.insertInto('gifts')
    .values({ brand: 'one', id: 'rose', image: '', cost: 1, position: 1 })
    .execute();
  await keepPlans(5);
  await sql`alter table gifts add column note text`.execute(database.owner);
  let runs = 0;
  let followed = 0;
  const { rows } = await inTransaction(context(), async ({ trx, afterCommit }) => {
    runs += 1;
    afterCommit(() => void (followed += 1));
    return read(trx);
  });
  expect(rows).toMatchObject([{ note: null }]);
  expect([runs, followed]).toEqual([6, 1]);
});
