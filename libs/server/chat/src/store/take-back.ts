import { sql, type RawBuilder } from 'kysely';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import { heldRow, isWaiting, type HeldMessage } from './held.ts';
import { readSent, type MessageRow } from './message-row.ts';
import { ofPair } from './of-pair.ts';

/** What is left of a held message, with the conversation that it would have stood in. */
export type TakenBack = MessageRow & { conversation_id: string };

/** What was taken back: its row stays with no more than an answer takes, so that the same send, made again, does not bring it back. */
const emptied = { text: null, gift_id: null, photo_id: null, cost: 0 };

/** Emptied rows that stay of one sender at most: a send is made again for minutes, and one may write and take back all day. */
const MAX_EMPTIED = 50;

/** Empties what waits of a sender's. */
const empty = (trx: Transaction, brand: string, senderId: string) =>
  trx
    .updateTable('held_messages')
    .set(emptied)
    .where('brand', '=', brand)
    .where('sender_id', '=', senderId)
    .where(isWaiting('held_messages'));

/** Takes back what a member has held for another. */
export async function takeBackHeld(
  trx: Transaction,
  brand: string,
  senderId: string,
  recipientId: string,
): Promise<void> {
  await empty(trx, brand, senderId).where('recipient_id', '=', recipientId).execute();
  await forgetOldest(trx, brand, senderId);
}

/** Takes back one held message of a member's; null where none of theirs waits under that id. */
export async function takeBackOne(
  trx: Transaction,
  brand: string,
  senderId: string,
  id: string,
): Promise<TakenBack | null> {
  const gone = await empty(trx, brand, senderId).where('id', '=', id).returning('client_id').executeTakeFirst();
  if (!gone) return null;
  const left = await readTakenBack(trx, brand, senderId, gone.client_id);
  await forgetOldest(trx, brand, senderId);
  return left;
}

/** By when they were written: that is when their sends are made again. */
async function forgetOldest(trx: Transaction, brand: string, senderId: string): Promise<void> {
  await sql`
    delete from held_messages where brand = ${brand} and id in (
      select id from held_messages
      where brand = ${brand} and sender_id = ${senderId} and not ${isWaiting('held_messages')}
      order by created_at desc, id desc offset ${MAX_EMPTIED})`.execute(trx);
}

/** Whether a send is one of before the confirmation that was taken back since: made again, it writes nothing, whomever it goes to. */
export const wasTakenBack = (
  send: Record<'brand' | 'sender_id' | 'client_id', RawBuilder<unknown>>,
): RawBuilder<boolean> => sql`exists (
    select from held_messages
    where brand = ${send.brand} and sender_id = ${send.sender_id} and client_id = ${send.client_id}
      and not ${isWaiting('held_messages')})`;

/** What became of the first send under this `client_id`: its message, or what is left of one taken back; null where it is the first. */
export const readFirst = async (
  db: BrandDatabase,
  brand: string,
  senderId: string,
  clientId: string,
): Promise<(MessageRow & { conversation_id: string }) | null> =>
  (await readSent(db, brand, senderId, clientId)) ?? (await readTakenBack(db, brand, senderId, clientId));

/** What is left of the message of a send that was taken back since; null where it was not. */
async function readTakenBack(
  db: BrandDatabase,
  brand: string,
  senderId: string,
  clientId: string,
): Promise<TakenBack | null> {
  const { rows } = await sql<HeldMessage & { conversation_id: string }>`
    select h.id, h.client_id, h.recipient_id, h.type, h.text, h.gift_id, null as photo, h.cost, h.created_at, c.id as conversation_id
    from held_messages h
    join conversations c on c.brand = ${brand} and ${ofPair(sql`h.sender_id`, sql`h.recipient_id`)}
    where h.brand = ${brand} and h.sender_id = ${senderId} and h.client_id = ${clientId} and not ${isWaiting('h')}`.execute(
    db,
  );
  const [gone] = rows;
  return gone ? { ...heldRow(gone, senderId), deleted: true, conversation_id: gone.conversation_id } : null;
}
