import { sql } from 'kysely';
import type { Transaction } from '@parlour/server-db/brand-database';

/**
 * Takes what is kept for two members about each other out of their mailboxes, as a block does: a stream that resumes later
 * replays no word, card or like of the other. The gap in the numbers makes its reader load everything anew.
 */
export async function forgetEventsBetween(
  trx: Transaction,
  { brand, memberId, otherId }: { brand: string; memberId: string; otherId: string },
): Promise<void> {
  for (const [whose, about] of [
    [memberId, otherId],
    [otherId, memberId],
  ] as const)
    await sql`
      delete from mailbox_events where brand = ${brand} and member_id = ${whose}
        and coalesce(event ->> 'profile_id', event #>> '{like,profile,id}') = ${about}`.execute(trx);
}
