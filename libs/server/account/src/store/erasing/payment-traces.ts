import { sql } from 'kysely';
import type { Erasure } from '../../erasing/erase-member.ts';

/**
 * Payments and ledger stay as they are booked (article 17, 3 b: tax law), under an id that no longer leads to anybody. What
 * a provider sent along, and where the member was to go to pay, has served its purpose; codes made for the member are gone.
 */
export async function erasePaymentTraces({ db, brand, memberId }: Erasure): Promise<void> {
  await sql`
    update provider_events e set payload = '{}' from payments p
    where p.brand = ${brand} and p.member_id = ${memberId} and e.brand = ${brand} and e.provider = p.provider
      and e.provider_ref = p.provider_ref and e.settled_at is not null`.execute(db);
  await sql`
    update payments set next = '{"kind": "none"}' where brand = ${brand} and member_id = ${memberId} and status <> 'pending'`.execute(
    db,
  );
  await sql`delete from discount_codes where brand = ${brand} and member_id = ${memberId}`.execute(db);
}
