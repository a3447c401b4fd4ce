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

/**
 * Takes the words of removed messages out of a member's mailbox: a stream that resumes later hears in their place only that
 * their conversation has changed.
 */
export async function forgetMessages(
  trx: Transaction,
  { brand, memberId, ids }: { brand: string; memberId: string; ids: readonly string[] },
): Promise<void> {
  await sql`
    update mailbox_events
    set event = jsonb_build_object('kind', 'conversation_changed', 'conversation_id', event #> '{conversation,id}')
    where brand = ${brand} and member_id = ${memberId}
      and event ->> 'kind' = 'message' and event #>> '{message,id}' = any(${ids}::text[])`.execute(trx);
}
