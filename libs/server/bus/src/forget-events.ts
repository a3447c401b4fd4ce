import { sql } from 'kysely';
import { DAY } from '@parlour/models/durations';
import type { MemberPair } from '@parlour/models/members/member-pair';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';

/** Milliseconds for which a mailbox keeps an event at most: a day, and another by which the sweep may be late. */
const EVENTS_KEPT = 2 * DAY;

/** Whose card a like or a match brought. */
const likeOf = sql<string>`event #>> '{like,profile,id}'`;

/** What a like or a match leaves of itself: its counts, so that the numbers of a mailbox have no gap. */
const withoutLike = sql`event - 'like' - 'conversation_id' || '{"kind":"counts"}'::jsonb`;

/**
 * Takes out of the mailboxes of two members what they keep about each other, as a block does. A stream that resumes
 * later replays no word, card or like of the other. The gap in the numbers makes its reader load everything anew.
 */
export async function forgetEventsBetween(trx: Transaction, pair: MemberPair): Promise<void> {
  for (const [whose, about] of bothWays(pair))
    await sql`
      delete from mailbox_events where brand = ${pair.brand} and member_id = ${whose}
        and coalesce(event ->> 'profile_id', ${likeOf}) = ${about}`.execute(trx);
}

/** Takes the likes and matches of two members out of each other's mailboxes, as taking a like back does. */
export async function forgetLikesBetween(trx: Transaction, pair: MemberPair): Promise<void> {
  for (const [whose, about] of bothWays(pair))
    await sql`
      update mailbox_events set event = ${withoutLike}
      where brand = ${pair.brand} and member_id = ${whose} and ${likeOf} = ${about}`.execute(trx);
}

const bothWays = ({ memberId, otherId }: MemberPair) =>
  [
    [memberId, otherId],
    [otherId, memberId],
  ] as const;

/**
 * Takes the likes and matches of a member out of the mailboxes of all others, as closing an account does: each stands
 * there with the member's card. The mailboxes are found by the likes. A like that was taken back is no longer among
 * them, but its events were forgotten then (`forgetLikesBetween`).
 */
export async function forgetLikesOf(
  db: BrandDatabase,
  { brand, memberId, now }: { brand: string; memberId: string; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - EVENTS_KEPT);
  await sql`
    update mailbox_events set event = ${withoutLike}
    where brand = ${brand} and ${likeOf} = ${memberId} and member_id in (
      select to_id from likes where brand = ${brand} and from_id = ${memberId} and created_at > ${since}
      union select from_id from likes where brand = ${brand} and to_id = ${memberId} and created_at > ${since})`.execute(
    db,
  );
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
