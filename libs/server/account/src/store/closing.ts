import { sql } from 'kysely';
import type { Transaction } from '@parlour/server-db/brand-database';

/** Blocks a member; one who is leaving stays so, and hidden. */
export async function closeMember(trx: Transaction, brand: string, id: string): Promise<void> {
  await sql`
    with closed as (
      update members set status = 'blocked'
      where brand = ${brand} and id = ${id} and status in ('not_confirmed', 'active') returning id
    )
    update profiles set status = 'disabled' where brand = ${brand} and member_id in (select id from closed)`.execute(
    trx,
  );
}

/** Lets a blocked member in again, and says whether there was one; the profile is shown where the address was confirmed. */
export async function reopenMember(trx: Transaction, brand: string, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with opened as (
      update members set status = case when confirmed_at is null then 'not_confirmed' else 'active' end,
        reopened_at = ${now}
      where brand = ${brand} and id = ${id} and status = 'blocked' returning id, status
    )
    update profiles set status = case when opened.status = 'active' then 'active' else 'disabled' end
    from opened where profiles.brand = ${brand} and profiles.member_id = opened.id returning opened.id`.execute(trx);
  return rows.length > 0;
}
