import { sql, type RawBuilder } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { MessagesTable } from '@parlour/server-db/tables/chat';
import type { PhotosTable } from '@parlour/server-db/tables/profiles';

/** A photo that stands in a message. */
export type MessagePhoto = Pick<PhotosTable, 'id' | 'width' | 'height' | 'thumbhash'>;

/** A message as the web asks for it; a held one has no place in the conversation yet. */
export interface MessageRow extends Pick<
  MessagesTable,
  'id' | 'client_id' | 'sender_id' | 'sender_kind' | 'type' | 'text' | 'gift_id' | 'sent_at' | 'read_at' | 'warning'
> {
  seq: number | null;
  photo: MessagePhoto | null;
  cost: number;
  deleted: boolean;
}

const plain = sql.raw(
  ['seq', 'id', 'client_id', 'sender_id', 'sender_kind', 'type', 'cost', 'sent_at', 'read_at', 'warning']
    .map((name) => `message.${name}`)
    .join(', '),
);

/** The photo of a row that names one, of the table alias; null where it has none, or the photo is gone. */
export const photoOf = (table: 'message' | 'held_messages'): RawBuilder<MessagePhoto | null> => sql`
    case when ${sql.ref(`${table}.photo_id`)} is not null then (
      select jsonb_build_object('id', id, 'width', width, 'height', height, 'thumbhash', thumbhash) from photos
      where photos.brand = ${sql.ref(`${table}.brand`)} and photos.id = ${sql.ref(`${table}.photo_id`)}) end`;

/** The columns of `MessageRow` of the table alias `message`, as that member may see them. */
export function messageColumns(viewerId: string): RawBuilder<unknown> {
  const deleted = sql`(message.deleted_at is not null
    or case when message.sender_id = ${viewerId} then message.hidden_from_sender else message.hidden_from_recipient end)`;
  return sql`${plain}, ${deleted} as deleted,
    case when not ${deleted} then message.text end as text, case when not ${deleted} then message.gift_id end as gift_id,
    case when not ${deleted} then ${photoOf('message')} end as photo`;
}

/** The message that a sender already sent under this `client_id`, with its conversation. */
export async function readSent(
  db: BrandDatabase,
  brand: string,
  senderId: string,
  clientId: string,
): Promise<(MessageRow & { conversation_id: string }) | null> {
  const { rows } = await sql<MessageRow & { conversation_id: string }>`
    select message.conversation_id, ${messageColumns(senderId)} from messages message
    where message.brand = ${brand} and message.sender_id = ${senderId} and message.client_id = ${clientId}`.execute(db);
  return rows[0] ?? null;
}
