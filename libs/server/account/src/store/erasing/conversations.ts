import { sql } from 'kysely';
import type { LiveEvent } from '@parlour/contract/live-events';
import { inTransaction } from '@parlour/server-bus';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import type { Erasure } from '../../erasing/erase-member.ts';
import { lowerBadges, type QuietedBadge } from '../leaving.ts';

/** Rows that one statement changes: no lock is held for long, whoever wrote how much. */
const AT_ONCE = 500;

/**
 * Empties every message that the member wrote: text and picture are gone for both sides. That something was said, when and
 * for how many credits stays, because the other's own words stand around it and the books refer to it. Each turn goes on behind
 * the one before, so that what is emptied is not read again.
 */
export async function eraseMessages({ db, brand, memberId, now }: Erasure): Promise<void> {
  for (let behind = sql``; ;) {
    const { rows } = await sql<{ client_id: string }>`
      with words as materialized (
        select client_id from messages
        where brand = ${brand} and sender_id = ${memberId} ${behind} and (text is not null or photo_id is not null)
        order by client_id limit ${AT_ONCE}
      ), emptied as (
        update messages set text = null, photo_id = null, warning = null, deleted_at = coalesce(deleted_at, ${now})
        where brand = ${brand} and sender_id = ${memberId} and client_id in (select client_id from words)
      )
      select client_id from words order by client_id`.execute(db);
    if (rows.length < AT_ONCE) break;
    behind = sql`and client_id > ${rows.at(-1)!.client_id}`;
  }
}

/**
 * Ends the member's conversations for good; what the other has not read leaves their badge with the words, and their pages are
 * told. What others have held for the member stays until they confirm: only so are they told that nobody gets it.
 */
export async function leaveConversations({ db, brand, memberId, ports }: Erasure): Promise<void> {
  await sql`delete from held_messages where brand = ${brand} and sender_id = ${memberId}`.execute(db);
  for (let ids = await openOnes(db, brand, memberId); ids.length > 0; ids = await openOnes(db, brand, memberId))
    for (const id of ids)
      await inTransaction({ brand: { id: brand }, db }, async ({ trx }) => {
        for (const { memberId: otherId, eventId, totals } of await leaveOne(trx, brand, memberId, id))
          ports.publish(trx, { brand, memberId: otherId }, eventId, { kind: 'counts', ...totals });
        const changed: LiveEvent = { kind: 'conversation_changed', conversation_id: id };
        for (const { memberId: otherId, eventId } of await writeToWhoStays(trx, brand, id, changed))
          ports.publish(trx, { brand, memberId: otherId }, eventId, changed);
      });
}

async function openOnes(db: BrandDatabase, brand: string, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from conversations where brand = ${brand} and low_id = ${memberId} and state <> 'gone'
    union all
    select id from conversations where brand = ${brand} and high_id = ${memberId} and state <> 'gone'
    limit ${AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Locks the conversation first and the mailbox last, as writing a message does. Answers the badge that fell, with the event that
 * was written to its mailbox; none where the other had read all.
 */
async function leaveOne(trx: Transaction, brand: string, memberId: string, id: string): Promise<QuietedBadge[]> {
  await sql`update conversations set state = 'gone' where brand = ${brand} and id = ${id}`.execute(trx);
  await sql`delete from participants where brand = ${brand} and conversation_id = ${id} and member_id = ${memberId}`.execute(
    trx,
  );
  return lowerBadges(
    trx,
    brand,
    sql`boxes as materialized (
      select member_id, unread from participants where brand = ${brand} and conversation_id = ${id} and unread > 0 for update
    ), read as (
      update participants s set unread = 0, untold_at = null from boxes
      where s.brand = ${brand} and s.conversation_id = ${id} and s.member_id = boxes.member_id
    )`,
    sql`total_unread = greatest(m.total_unread - boxes.unread, 0)`,
  );
}

type ToldMailbox = Pick<QuietedBadge, 'memberId' | 'eventId'>;

/** Writes an event to the mailbox of whoever still has a seat in a conversation. Answers whose it is, with the event's number. */
async function writeToWhoStays(trx: Transaction, brand: string, id: string, event: LiveEvent): Promise<ToldMailbox[]> {
  const { rows } = await sql<ToldMailbox>`
    with told as (
      insert into mailboxes (brand, member_id, last_event)
      select brand, member_id, 1 from participants where brand = ${brand} and conversation_id = ${id}
      on conflict (brand, member_id) do update set last_event = mailboxes.last_event + 1
      returning member_id, last_event
    )
    insert into mailbox_events (brand, member_id, event_id, event)
    select ${brand}, member_id, last_event, ${JSON.stringify(event)}::jsonb from told
    returning member_id as "memberId", event_id::integer as "eventId"`.execute(trx);
  return rows;
}
