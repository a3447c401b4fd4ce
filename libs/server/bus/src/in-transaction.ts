import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import { isSqlState } from '@parlour/server-db/sql-state';

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
 * rolled back: nobody sees an event of something that did not happen. Where transactions wait for each other in a ring, the
 * database gives up one of them, which is run once more: `run` touches nothing but by its work.
 */
export async function inTransaction<T>(context: WorkContext, run: (work: Work) => Promise<T>): Promise<T> {
  try {
    return await runWork(context, run);
  } catch (error) {
    if (!isSqlState(error, 'deadlock_detected')) throw error;
    return runWork(context, run);
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
