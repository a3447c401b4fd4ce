import { sql } from 'kysely';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { expect, test } from 'vitest';
import type { Transaction } from './brand-database.ts';
import { NestedUse } from './guarded-kysely.ts';

const database = await databaseOfFile();

const addGift = (trx: Transaction, id: string, cost = 1) =>
  trx.insertInto('gifts').values({ brand: 'one', id, image: '', cost, position: 1 }).execute();
const giftIds = async () =>
  (await database.forBrand('one').selectFrom('gifts').select('id').orderBy('id').execute()).map((gift) => gift.id);

test('what is no brand id never reaches the database', () => {
  for (const wrong of ['', 'One', '1a', "a'; reset role; --", 'a b', 'ä'])
    expect(() => database.forBrand(wrong)).toThrow(/is not a brand's id/);
});

test('the same view of a brand is handed out again', () => {
  expect(database.forBrand('one')).toBe(database.forBrand('one'));
});

test('a transaction is there as a whole or not at all', async () => {
  const one = database.forBrand('one');
  await one.transaction().execute((trx) => addGift(trx, 'kept'));
  const failing = one.transaction().execute(async (trx) => {
    await addGift(trx, 'lost');
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await giftIds()).toEqual(['kept']);
});

test('a transaction whose statement failed does not pretend to commit', async () => {
  const swallowing = database
    .forBrand('one')
    .transaction()
    .execute(async (trx) => {
      await addGift(trx, 'before');
      await addGift(trx, 'refused', -1).catch(() => {});
    });
  await expect(swallowing).rejects.toThrow('rolled back instead of committed');
  expect(await giftIds()).not.toContain('before');
});

test('after a savepoint is restored the transaction goes on', async () => {
  await database
    .forBrand('one')
    .transaction()
    .execute(async (trx) => {
      await sql`savepoint tried`.execute(trx);
      await addGift(trx, 'refused', -1).catch(() => {});
      await sql`rollback to savepoint tried`.execute(trx);
      await addGift(trx, 'after-savepoint');
    });
  expect(await giftIds()).toContain('after-savepoint');
});

test('the database used inside a transaction is refused at once, by whichever of its handles', async () => {
  const one = database.forBrand('one');
  for (const handle of [one, database.forBrand('other'), database.owner]) {
    const nested = one.transaction().execute(async () => {
      await Promise.resolve();
      return handle.selectFrom('gifts').selectAll().execute();
    });
    await expect(nested).rejects.toThrow(NestedUse);
  }
  await expect(one.transaction().execute(() => one.transaction().execute(async () => {}))).rejects.toThrow(NestedUse);
  await expect(one.transaction().execute(() => database.executeSql('select 1'))).rejects.toThrow(NestedUse);
});

test('what a transaction started and left to run may use the database afterwards', async () => {
  const one = database.forBrand('one');
  const { promise, resolve } = Promise.withResolvers<void>();
  const later = await one.transaction().execute(async () => ({ ids: promise.then(giftIds) }));
  resolve();
  expect(await later.ids).toContain('kept');
});

test('brands that take turns on few connections always get their own', async () => {
  const brands = ['one', 'other', 'third'];
  const asked = Array.from({ length: 120 }, (_, index) => brands[index % brands.length]!);
  const seen = await Promise.all(
    asked.map(async (brand, index) => {
      const ask = sql<{
        role: string;
        brand: string;
      }>`select current_user as role, current_setting('app.brand', true) as brand`;
      const db = database.forBrand(brand);
      const { rows } = index % 2 ? await ask.execute(db) : await db.transaction().execute((trx) => ask.execute(trx));
      return rows[0];
    }),
  );
  expect(seen).toEqual(asked.map((brand) => ({ role: 'parlour_app', brand })));
});

test('the owner never works in the role of the brands', async () => {
  await database.forBrand('one').selectFrom('gifts').selectAll().execute();
  const { rows } = await sql<{ role: string; brand: string }>`
    select current_user as role, coalesce(current_setting('app.brand', true), '') as brand`.execute(database.owner);
  expect(rows[0]!.role).not.toBe('parlour_app');
  expect(rows[0]!.brand).toBe('');
});
