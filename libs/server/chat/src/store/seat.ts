import { sql } from 'kysely';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import { ofPair } from './of-pair.ts';

/** A member's seat in a conversation whose row is locked until the transaction ends. */
export interface LockedSeat {
  conversation_id: string;
  other_id: string;
  unread: number;
  read_seq: number;
  last_seq: number;
  /** The other has begun it, and the member has neither answered nor accepted. */
  asked: boolean;
  /** The other has blocked the member, to whom nothing of theirs is shown. */
  blocked_by_other: boolean;
  read_receipts: boolean;
  /** The other member lets read marks be seen, and so sees them. */
  other_sees_receipts: boolean;
}

/** Which member's seat in which conversation. */
export interface SeatPlace {
  brand: string;
  memberId: string;
  conversationId: string;
}

/** Locks conversations of a member, so that no message is written meanwhile; by id, or all with a profile. */
export async function lockSeats(
  trx: Transaction,
  brand: string,
  memberId: string,
  which: { conversationId: string } | { profileId: string },
): Promise<LockedSeat[]> {
  const { rows } = await sql<LockedSeat>`
    select s.conversation_id, s.other_id, s.unread, s.read_seq, c.last_seq, ${asked} as asked,
      exists (select from blocks where brand = ${brand} and blocker_id = s.other_id and blocked_id = s.member_id) as blocked_by_other,
      p.read_receipts, other.read_receipts as other_sees_receipts
    from conversations c
    join participants s on s.brand = ${brand} and s.conversation_id = c.id and s.member_id = ${memberId}
    join profiles p on p.brand = ${brand} and p.member_id = s.member_id
    join profiles other on other.brand = ${brand} and other.member_id = s.other_id
    where c.brand = ${brand} and ${'conversationId' in which ? sql`c.id = ${which.conversationId}` : ofPair(sql`${memberId}::uuid`, sql`${which.profileId}::uuid`)}
    order by c.id for update of c, s`.execute(trx);
  return rows;
}

const asked = sql`(c.state = 'request' and c.started_by <> s.member_id)`;

/** The place of a message in a conversation; null where it stands in none or in another. */
export async function readSeqOf(
  trx: Transaction,
  { brand, conversationId }: Pick<SeatPlace, 'brand' | 'conversationId'>,
  messageId: string,
): Promise<number | null> {
  const row = await trx
    .selectFrom('messages')
    .select('seq')
    .where('brand', '=', brand)
    .where('id', '=', messageId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
  return row?.seq ?? null;
}

/** Moves the read mark forward and counts what is still unread from the messages; answers that count. */
export async function moveReadMark(
  trx: Transaction,
  { brand, memberId, conversationId }: SeatPlace,
  seq: number,
): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    update participants
    set read_seq = ${seq}, unread = (
      select count(*)::integer from messages
      where brand = ${brand} and conversation_id = ${conversationId} and seq > ${seq} and sender_id <> ${memberId})
    where brand = ${brand} and conversation_id = ${conversationId} and member_id = ${memberId}
    returning unread`.execute(trx);
  return rows[0]?.unread ?? 0;
}

/** Notes on the other's messages behind a read mark when they were read; only for members who let others see that. */
export async function markRead(
  trx: Transaction,
  brand: string,
  memberId: string,
  { conversationId, after, upTo }: { conversationId: string; after: number; upTo: number },
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('messages')
    .set({ read_at: now })
    .where('brand', '=', brand)
    .where('conversation_id', '=', conversationId)
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .where('sender_id', '<>', memberId)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Takes a conversation out of the member's list, with all that was written so far. */
export async function removeSeat(
  trx: Transaction,
  brand: string,
  memberId: string,
  { conversation_id, last_seq }: LockedSeat,
): Promise<void> {
  await trx
    .updateTable('participants')
    .set({ removed: true, cleared_seq: last_seq, read_seq: last_seq, unread: 0 })
    .where('brand', '=', brand)
    .where('conversation_id', '=', conversation_id)
    .where('member_id', '=', memberId)
    .execute();
}

/** Mutes a conversation for a member or ends that; answers whether that changes anything. */
export async function setMuted(
  trx: Transaction,
  { brand, memberId, conversationId }: SeatPlace,
  muted: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('participants')
    .set({ muted })
    .where('brand', '=', brand)
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', memberId)
    .where('muted', '<>', muted)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Opens a request; who sent it cannot accept it. Answers whether that changes anything. */
export async function acceptRequest(
  trx: Transaction,
  { brand, memberId, conversationId }: SeatPlace,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('conversations')
    .set({ state: 'open' })
    .where('brand', '=', brand)
    .where('id', '=', conversationId)
    .where('state', '=', 'request')
    .where('started_by', '<>', memberId)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Takes what was read off the member's total; answers both totals of the badge. */
export async function lowerUnread(
  trx: Transaction,
  brand: string,
  memberId: string,
  by: number,
): Promise<{ total_unread: number; total_new: number }> {
  const { rows } = await sql<{ total_unread: number; total_new: number }>`
    update mailboxes set total_unread = total_unread - ${by} where brand = ${brand} and member_id = ${memberId}
    returning total_unread, total_new`.execute(trx);
  return rows[0] ?? { total_unread: 0, total_new: 0 };
}

/**
 * The other side of a conversation that the member may signal to: none where either has blocked the other, nor while the member
 * has been asked and says neither yes nor no.
 */
export async function readListener(
  db: BrandDatabase,
  { brand, memberId, conversationId }: SeatPlace,
): Promise<{ otherId: string; open: boolean } | null> {
  const { rows } = await sql<{ other_id: string; closed: boolean }>`
    select s.other_id, ${asked} or exists (
      select from blocks where brand = ${brand}
        and (blocker_id, blocked_id) in ((s.member_id, s.other_id), (s.other_id, s.member_id))) as closed
    from participants s join conversations c on c.brand = ${brand} and c.id = s.conversation_id
    where s.brand = ${brand} and s.conversation_id = ${conversationId} and s.member_id = ${memberId}`.execute(db);
  return rows[0] ? { otherId: rows[0].other_id, open: !rows[0].closed } : null;
}
