import { sql } from 'kysely';
import type { Transaction } from './brand-database.ts';

/**
 * Makes acts between two members wait for each other until the transaction ends, whoever of the two acts first. So a
 * match exists if and only if both like, and a block ends what the other just began.
 */
export async function lockPair(trx: Transaction, brand: string, memberId: string, otherId: string): Promise<void> {
  const [low, high] = memberId < otherId ? [memberId, otherId] : [otherId, memberId];
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${brand}:${low}:${high}`}, 0))`.execute(trx);
}
