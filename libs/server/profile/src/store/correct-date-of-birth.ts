import { sql } from 'kysely';
import type { Transaction } from '@parlour/server-db/brand-database';

/**
 * Puts another date of birth in the place of the one that a member joined with, which they cannot change themselves.
 *
 * @param born YYYY-MM-DD
 * @returns what stood there before; null where it is the same
 */
export async function correctDateOfBirth(
  trx: Transaction,
  { brand, memberId }: { brand: string; memberId: string },
  born: string,
): Promise<string | null> {
  const { rows } = await sql<{ former: string }>`
    update profiles set date_of_birth = ${born}
    from (select date_of_birth as former from profiles where brand = ${brand} and member_id = ${memberId} for update) own
    where brand = ${brand} and member_id = ${memberId} and former <> ${born}::date
    returning former`.execute(trx);
  return rows[0]?.former ?? null;
}
