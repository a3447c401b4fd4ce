import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import { MOST_CONNECTIONS } from '@parlour/server-db/most-connections';
import { isSqlState } from '@parlour/server-db/sql-state';
import { isPlanStale } from '@parlour/server-db/undone-by-others';

/** Where a transaction is made: a call's context, or a job's brand and database. */
export interface WorkContext {
  brand: { id: string };
  db: BrandDatabase;
}

/** One transaction and what follows once it has committed. */
export interface Work {
  trx: Transaction;
  /** Does something after the commit, in order; forgotten on rollback. It must not throw: nobody is left to tell. */
  afterCommit(act: () => void): void;
}

interface OpenWork {
  brand: string;
  acts: (() => void)[];
}

const openWorks = new WeakMap<Transaction, OpenWork>();

/**
 * Runs one transaction. What `deliver` and `afterCommit` remembered under it happens after the commit, and never where it
 * rolled back: nobody sees an event of something that did not happen. What was undone for what others did is run again, since
 * `run` touches nothing but by its work: where transactions wait for each other in a ring, the database gives up one of them, and
 * where a migration has changed the tables, it refuses the plans that are kept of them.
 */
export async function inTransaction<T>(context: WorkContext, run: (work: Work) => Promise<T>): Promise<T> {
  try {
    return await runByGoodPlans(context, run);
  } catch (error) {
    if (!isSqlState(error, 'deadlock_detected')) throw error;
    return runByGoodPlans(context, run);
  }
}

/** Each run that meets plans out of date ends the connection that kept them; the next may get another one of those before. */
async function runByGoodPlans<T>(context: WorkContext, run: (work: Work) => Promise<T>): Promise<T> {
  for (let left = MOST_CONNECTIONS; ; left--) {
    try {
      return await runWork(context, run);
    } catch (error) {
      if (!isPlanStale(error) || left === 0) throw error;
    }
  }
}

async function runWork<T>(context: WorkContext, run: (work: Work) => Promise<T>): Promise<T> {
  const acts: OpenWork['acts'] = [];
  const result = await context.db.transaction().execute((trx) => {
    openWorks.set(trx, { brand: context.brand.id, acts });
    return run({ trx, afterCommit: (act) => void acts.push(act) });
  });
  for (const act of acts) act();
  return result;
}

/** The work that a transaction belongs to; throws for one that was opened without `inTransaction`. */
export function workOf(trx: Transaction): OpenWork {
  const work = openWorks.get(trx);
  if (!work)
    throw new Error(
      'Open the transaction with inTransaction(): what it remembers could not follow its commit otherwise.',
    );
  return work;
}

/** Is this a transaction, so that what is written through it may still be undone? */
export const isTransaction = (db: BrandDatabase): db is Transaction => db.isTransaction;

/** Does something once what was written through `db` has committed, which a statement outside any transaction already has. */
export function onceCommitted(db: BrandDatabase, act: () => void): void {
  if (isTransaction(db)) workOf(db).acts.push(act);
  else act();
}
