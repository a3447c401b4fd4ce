import { sql, type RawBuilder } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { MessagesTable } from '@parlour/server-db/tables/chat';

/** A message as the web asks for it; a held one has no place in the conversation yet. */
export interface MessageRow extends Pick<
  MessagesTable,
  'id' | 'client_id' | 'sender_id' | 'sender_kind' | 'type' | 'text' | 'gift_id' | 'sent_at' | 'read_at' | 'warning'
> {
  seq: number | null;
  cost: number;
  deleted: boolean;
}

const plain = sql.raw(
  ['seq', 'id', 'client_id', 'sender_id', 'sender_kind', 'type', 'cost', 'sent_at', 'read_at', 'warning']
    .map((name) => `message.${name}`)
    .join(', '),
);

/** The columns of `MessageRow` of the table alias `message`, as that member may see them. */
export function messageColumns(viewerId: string): RawBuilder<unknown> {
  const deleted = sql`(message.deleted_at is not null
    or case when message.sender_id = ${viewerId} then message.hidden_from_sender else message.hidden_from_recipient end)`;
  return sql`${plain}, ${deleted} as deleted,
    case when not ${deleted} then message.text end as text, case when not ${deleted} then message.gift_id end as gift_id`;
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
