import { sql } from 'kysely';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import { heldRow, isWaiting, type HeldMessage } from './held.ts';
import type { MessageRow } from './message-row.ts';

/** What is left of a held message, with the conversation that it would have stood in. */
export type TakenBack = MessageRow & { conversation_id: string };

/** What was taken back: its row stays without a word, so that the same send, made again, does not bring it back. */
const emptied = { text: null, gift_id: null, photo_id: null };

/** Takes back what a member has held for another. */
export async function takeBackHeld(
  trx: Transaction,
  brand: string,
  senderId: string,
  recipientId: string,
): Promise<void> {
  await trx
    .updateTable('held_messages')
    .set(emptied)
    .where('brand', '=', brand)
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .execute();
}

/** Takes back one held message of a member's; null where none of theirs waits under that id. */
export async function takeBackOne(
  trx: Transaction,
  brand: string,
  senderId: string,
  id: string,
): Promise<TakenBack | null> {
  const gone = await trx
    .updateTable('held_messages')
    .set(emptied)
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('sender_id', '=', senderId)
    .where(isWaiting('held_messages'))
    .returning('client_id')
    .executeTakeFirst();
  return gone ? readTakenBack(trx, brand, senderId, gone.client_id) : null;
}

/** What is left of the message of a send that was taken back since; null where it was not. */
export async function readTakenBack(
  db: BrandDatabase,
  brand: string,
  senderId: string,
  clientId: string,
): Promise<TakenBack | null> {
  const { rows } = await sql<HeldMessage & { conversation_id: string }>`
    select h.id, h.client_id, h.recipient_id, h.type, h.text, h.gift_id, null as photo, h.cost, h.created_at, c.id as conversation_id
    from held_messages h
    join conversations c on c.brand = ${brand}
      and c.low_id = least(h.sender_id, h.recipient_id) and c.high_id = greatest(h.sender_id, h.recipient_id)
    where h.brand = ${brand} and h.sender_id = ${senderId} and h.client_id = ${clientId} and not ${isWaiting('h')}`.execute(
    db,
  );
  const [gone] = rows;
  return gone ? { ...heldRow(gone, senderId), deleted: true, conversation_id: gone.conversation_id } : null;
}
