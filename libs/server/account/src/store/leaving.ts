import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import { sql, type RawBuilder } from 'kysely';
import type { LeavingReason } from '@parlour/models/account/leaving/leaving-reasons';
import { v7 as uuid } from 'uuid';
import type { MemberRow } from './members.ts';

/** Takes a member off the site until the deletion, which is due then: nobody finds the profile any more. */
export async function hideMember(trx: Transaction, brand: string, id: string, deleteAt: Date): Promise<void> {
  await trx
    .updateTable('members')
    .set({ status: 'pending_deletion', delete_at: deleteAt })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .execute();
  await setProfileStatus(trx, brand, id, 'disabled');
}

/** Why somebody leaves, where they say it. It is about them only until they are erased. */
export async function keepReasons(
  trx: Transaction,
  brand: string,
  {
    memberId,
    reasons,
    comment,
    now,
  }: { memberId: string; reasons: LeavingReason[]; comment: string | null; now: Date },
): Promise<void> {
  await trx
    .insertInto('leavings')
    .values({ brand, id: uuid(), member_id: memberId, reasons, comment, left_at: now })
    .execute();
}

/** A badge that fell, with the number of the event in its mailbox that says so. */
export interface QuietedBadge {
  memberId: string;
  eventId: number;
  totals: { total_unread: number; total_new: number };
}

/**
 * Takes a member's likes that are still new out of the badges of those who got them, and writes to each mailbox what
 * its badges show now. Mailboxes are locked by the ascending id of their owner.
 */
export const quietBadges = (db: BrandDatabase, brand: string, memberId: string): Promise<QuietedBadge[]> =>
  lowerBadges(
    db,
    brand,
    sql`quiet as (
      update likes set is_new = false where brand = ${brand} and from_id = ${memberId} and is_new returning to_id
    ), boxes as materialized (
      select member_id from mailboxes where brand = ${brand} and member_id in (select to_id from quiet)
      order by member_id for update
    )`,
    sql`total_new = greatest(m.total_new - 1, 0)`,
  );

/**
 * Lowers the badges of some mailboxes and writes to each what its badges show now.
 *
 * @param found common table expressions, of which `boxes` names the owners as `member_id`
 * @param lowered what is set in their mailboxes `m`
 */
export async function lowerBadges(
  db: BrandDatabase | Transaction,
  brand: string,
  found: RawBuilder<unknown>,
  lowered: RawBuilder<unknown>,
): Promise<QuietedBadge[]> {
  const { rows } = await sql<QuietedBadge>`
    with ${found}, lowered as (
      update mailboxes m set ${lowered}, last_event = m.last_event + 1 from boxes
      where m.brand = ${brand} and m.member_id = boxes.member_id
      returning m.member_id, m.last_event, jsonb_build_object('total_unread', m.total_unread, 'total_new', m.total_new) as totals
    ), told as (
      insert into mailbox_events (brand, member_id, event_id, event)
      select ${brand}, member_id, last_event, totals || '{"kind": "counts"}' from lowered
    )
    select member_id as "memberId", last_event::integer as "eventId", totals from lowered`.execute(db);
  return rows;
}

/** Brings back a member who waited for the deletion; the profile is shown again where the address was confirmed. */
export async function restoreMember(trx: Transaction, brand: string, member: MemberRow, now: Date): Promise<void> {
  const confirmed = member.confirmed_at !== null;
  await trx
    .updateTable('members')
    .set({ status: confirmed ? 'active' : 'not_confirmed', delete_at: null, reopened_at: now })
    .where('brand', '=', brand)
    .where('id', '=', member.id)
    .execute();
  await setProfileStatus(trx, brand, member.id, confirmed ? 'active' : 'disabled');
  await trx.deleteFrom('leavings').where('brand', '=', brand).where('member_id', '=', member.id).execute();
}

async function setProfileStatus(
  trx: Transaction,
  brand: string,
  memberId: string,
  status: 'active' | 'disabled',
): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({ status })
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .execute();
}
