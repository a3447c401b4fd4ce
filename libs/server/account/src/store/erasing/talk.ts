import { sql } from 'kysely';
import { inTransaction } from '@parlour/server-bus';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import type { Erasure } from '../../erasing/erase-member.ts';
import type { QuietedBadge } from '../leaving.ts';

/** Rows that one statement changes: no lock is held for long, whoever wrote how much. */
const AT_ONCE = 500;

/**
 * Empties every message that the member wrote: text and picture are gone for both sides. That something was said, when and
 * for how many credits stays, because the other's own words stand around it and the books refer to it.
 */
export async function eraseMessages({ db, brand, memberId, now }: Erasure): Promise<void> {
  for (let emptied = AT_ONCE; emptied === AT_ONCE;) {
    const { numAffectedRows } = await sql`
      update messages set text = null, photo_id = null, warning = null, deleted_at = coalesce(deleted_at, ${now})
      where brand = ${brand} and id in (
        select id from messages
        where brand = ${brand} and sender_id = ${memberId} and (text is not null or photo_id is not null) limit ${AT_ONCE})`.execute(
      db,
    );
    emptied = Number(numAffectedRows ?? 0);
  }
}

/** Ends the member's conversations for good; what the other has not read leaves their badge with the words, and their pages are told. */
export async function leaveConversations({ db, brand, memberId, ports }: Erasure): Promise<void> {
  await sql`delete from held_messages where brand = ${brand} and sender_id = ${memberId}`.execute(db);
  await sql`delete from held_messages where brand = ${brand} and recipient_id = ${memberId}`.execute(db);
  for (let ids = await openOnes(db, brand, memberId); ids.length > 0; ids = await openOnes(db, brand, memberId))
    for (const id of ids)
      await inTransaction({ brand: { id: brand }, db }, async ({ trx }) => {
        for (const { memberId: otherId, eventId, totals } of await leaveOne(trx, brand, memberId, id))
          ports.publish(trx, brand, otherId, eventId, { kind: 'counts', ...totals });
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
  const { rows } = await sql<QuietedBadge>`
    with other as materialized (
      select member_id, unread from participants where brand = ${brand} and conversation_id = ${id} and unread > 0 for update
    ), read as (
      update participants s set unread = 0, untold_at = null from other
      where s.brand = ${brand} and s.conversation_id = ${id} and s.member_id = other.member_id
    ), lowered as (
      update mailboxes m set total_unread = greatest(m.total_unread - other.unread, 0), last_event = m.last_event + 1 from other
      where m.brand = ${brand} and m.member_id = other.member_id
      returning m.member_id, m.last_event, jsonb_build_object('total_unread', m.total_unread, 'total_new', m.total_new) as totals
    ), told as (
      insert into mailbox_events (brand, member_id, event_id, event)
      select ${brand}, member_id, last_event, totals || '{"kind": "counts"}' from lowered
    )
    select member_id as "memberId", last_event::integer as "eventId", totals from lowered`.execute(trx);
  return rows;
}
