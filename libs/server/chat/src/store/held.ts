import { sql, type RawBuilder } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import type { MessageContent } from '../sending/message-content.ts';
import { photoOf, type MessageRow } from './message-row.ts';
import { ofPair } from './of-pair.ts';

/** A message that waits until its sender is confirmed. */
export interface HeldMessage extends Pick<MessageRow, 'id' | 'client_id' | 'type' | 'text' | 'gift_id' | 'photo'> {
  recipient_id: string;
  /** Credits that its writer was shown: it will not be dearer. */
  cost: number;
  created_at: Date;
}

/** Messages that wait for one sender at most. */
export const MAX_HELD = 50;

/** Not one that was taken back, of which nothing is left but that it was (`take-back.ts`). */
export const isWaiting = (table: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${table}.text`)} is not null or ${sql.ref(`${table}.gift_id`)} is not null or ${sql.ref(`${table}.photo_id`)} is not null)`;

/** What a member has written before confirming, oldest first. */
export async function readHeld(db: BrandDatabase, brand: string, senderId: string): Promise<HeldMessage[]> {
  return db
    .selectFrom('held_messages')
    .select(['id', 'client_id', 'recipient_id', 'type', 'text', 'gift_id', 'cost', 'created_at'])
    .select(photoOf('held_messages').as('photo'))
    .where('brand', '=', brand)
    .where('sender_id', '=', senderId)
    .where(isWaiting('held_messages'))
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_HELD)
    .execute();
}

/** A message that is to wait. */
export interface KeptMessage {
  id: string;
  clientId: string;
  senderId: string;
  recipientId: string;
  content: MessageContent;
  /** Credits that its writer was shown. */
  cost: number;
  now: Date;
}

/**
 * Keeps a message, and the conversation it will stand in, which only the sender sees until then. The same `client_id` again
 * changes nothing.
 */
export async function insertHeld(
  trx: Transaction,
  brand: string,
  { id, clientId, senderId, recipientId, content: { type, text, giftId, photoId }, cost, now }: KeptMessage,
): Promise<void> {
  const [low, high] = [senderId, recipientId].sort();
  await sql`
    with conversation as (
      insert into conversations (brand, id, low_id, high_id, started_by, state, created_at, updated_at)
      values (${brand}, ${uuid()}, ${low}, ${high}, ${senderId}, 'request', ${now}, ${now})
      on conflict (brand, low_id, high_id) do update set updated_at = excluded.updated_at
      returning id
    ), seated as (
      insert into participants (brand, conversation_id, member_id, other_id, updated_at)
      select ${brand}, id, ${senderId}::uuid, ${recipientId}::uuid, ${now}::timestamptz from conversation
      on conflict (brand, conversation_id, member_id) do update set updated_at = excluded.updated_at, removed = false
    )
    insert into held_messages (brand, id, client_id, sender_id, recipient_id, type, text, gift_id, photo_id, cost, created_at)
    values (${brand}, ${id}, ${clientId}, ${senderId}, ${recipientId}, ${type}, ${text}, ${giftId}, ${photoId}, ${cost}, ${now})
    on conflict (brand, sender_id, client_id) do nothing`.execute(trx);
}

/**
 * Makes whatever else this member holds, and their confirmation, wait until the transaction ends: nothing is held once the
 * confirmation has released what there was. True where they have confirmed. Comes first in its transaction.
 */
export async function lockAndReadConfirmed(trx: Transaction, brand: string, memberId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('members')
    .select('confirmed_at')
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}

/** Makes other writes to the conversations of held messages wait, before anything else is locked. */
export async function lockHeldConversations(trx: Transaction, brand: string, senderId: string): Promise<void> {
  await sql`
    select from conversations where brand = ${brand} and id in (
      select c.id from held_messages h
      join conversations c on c.brand = ${brand} and ${ofPair(sql`h.sender_id`, sql`h.recipient_id`)}
      where h.brand = ${brand} and h.sender_id = ${senderId})
    order by id for update`.execute(trx);
}

/** Forgets held messages, because they were delivered or never will be. */
export async function deleteHeld(trx: Transaction, brand: string, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('held_messages')
    .where('brand', '=', brand)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Who has written something that has waited since before a time. */
export async function sendersHeldBefore(db: BrandDatabase, brand: string, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('held_messages')
    .select('sender_id')
    .distinct()
    .where('brand', '=', brand)
    .where('created_at', '<', before)
    .where(isWaiting('held_messages'))
    .execute();
  return rows.map(({ sender_id }) => sender_id);
}

/** Forgets what of a sender's has waited since before a time; answers the conversations that it would have stood in. */
export async function deleteHeldBefore(
  trx: Transaction,
  brand: string,
  senderId: string,
  before: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with dropped as (
      delete from held_messages
      where brand = ${brand} and sender_id = ${senderId} and created_at < ${before} and ${isWaiting('held_messages')}
      returning sender_id, recipient_id
    )
    select distinct c.id from dropped d
    join conversations c on c.brand = ${brand} and ${ofPair(sql`d.sender_id`, sql`d.recipient_id`)}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** A held message in the shape of a sent one, without a place in the conversation. */
export const heldRow = (held: HeldMessage, senderId: string): MessageRow => ({
  seq: null,
  id: held.id,
  client_id: held.client_id,
  sender_id: senderId,
  sender_kind: 'member',
  type: held.type,
  text: held.text,
  gift_id: held.gift_id,
  photo: held.photo,
  cost: 0,
  sent_at: held.created_at,
  read_at: null,
  deleted: false,
  warning: null,
});
