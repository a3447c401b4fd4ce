import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';

/** A database whose transactions commit, and whose connection breaks before anybody hears of it. */
export function losingCommits(db: BrandDatabase): BrandDatabase {
  const transaction = () => ({
    async execute(run: (trx: Transaction) => Promise<unknown>): Promise<never> {
      await db.transaction().execute(run);
      throw new Error('The connection was lost.');
    },
  });
  return new Proxy(db, {
    get(_, name) {
      if (name === 'transaction') return transaction;
      const value: unknown = Reflect.get(db, name, db);
      return typeof value === 'function' ? value.bind(db) : value;
    },
  });
}
