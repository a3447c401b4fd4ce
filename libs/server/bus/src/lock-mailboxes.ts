import { sql } from 'kysely';
import type { Transaction } from '@parlour/server-db/brand-database';

/**
 * Locks the mailboxes of several members by ascending id, for whoever writes to them in another order until the transaction
 * ends. Comes after everything else that the transaction locks.
 */
export async function lockMailboxes(trx: Transaction, brand: string, memberIds: readonly string[]): Promise<void> {
  await sql`
    select from mailboxes where brand = ${brand} and member_id = any(${memberIds}::uuid[])
    order by member_id for update`.execute(trx);
}
