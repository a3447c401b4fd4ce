import { sql } from 'kysely';
import { inTransaction } from '@parlour/server-bus';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import type { Erasure } from '../../erasing/erase-member.ts';
import { lowerBadges, type QuietedBadge } from '../leaving.ts';

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
