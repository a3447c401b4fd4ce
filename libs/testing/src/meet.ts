import { sql } from 'kysely';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';

/** Two acts that meet. */
interface Meeting<T> {
  /** What a transaction does first, which may make the act wait. */
  first(trx: Transaction): Promise<unknown>;
  /** What begins then. */
  act(): Promise<T>;
  /** What the transaction does last, once the act is done or waits. */
  last(trx: Transaction): Promise<unknown>;
}

/**
 * Has an act meet a transaction in its middle; answers what the act answers once the transaction has committed. Throws where the
 * two wait for each other. Asks for PostgreSQL: PGlite has one transaction at a time.
 */
export async function meet<T>(db: BrandDatabase, { first, act, last }: Meeting<T>): Promise<T> {
  const inside = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const transaction = db.transaction().execute(async (trx) => {
    await first(trx);
    inside.resolve();
    await begun.promise;
    // Sooner than the database finds a deadlock, of which it might give up either of the two.
    await sql`select set_config('lock_timeout', '500ms', true)`.execute(trx);
    await last(trx);
  });
  await Promise.race([inside.promise, transaction]);
  const acting = act();
  await doneOrWaiting(db, acting);
  begun.resolve();
  await Promise.all([transaction, acting.catch(() => undefined)]);
  return acting;
}

/** Waits until an act is done or waits for what somebody else has locked. */
async function doneOrWaiting(db: BrandDatabase, act: Promise<unknown>): Promise<void> {
  let isDone = false;
  const end = () => void (isDone = true);
  void act.then(end, end);
  while (!isDone) {
    const { rows } = await sql`
      select pid from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`.execute(
      db,
    );
    if (rows.length > 0) return;
  }
}
