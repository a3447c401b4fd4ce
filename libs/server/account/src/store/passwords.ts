import { sql } from 'kysely';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';

/**
 * Whom a mail to this address would go to: its confirmed owner, else whoever signed up with it last. Always one row with an
 * id, a made-up one where there is nobody, so that the work is the same for every address.
 */
export async function findLikelyOwner(
  db: BrandDatabase,
  brand: string,
  emailKey: string,
): Promise<{ id: string; known: boolean }> {
  const { rows } = await sql<{ id: string; known: boolean }>`
    select coalesce(found.id, gen_random_uuid()) as id, found.id is not null as known
    from (select) as always
    left join lateral (
      select id from members where brand = ${brand} and email_key = ${emailKey}
      order by confirmed_at nulls last, signup_date desc limit 1
    ) found on true`.execute(db);
  return rows[0]!;
}

/** Replaces a member's password by the hash of another. */
export async function updatePassword(trx: Transaction, brand: string, id: string, passwordHash: string): Promise<void> {
  await trx
    .updateTable('members')
    .set({ password_hash: passwordHash })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .execute();
}
