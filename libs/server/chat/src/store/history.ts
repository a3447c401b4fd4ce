import { sql, type RawBuilder } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { messageColumns, type MessageRow } from './message-row.ts';

/** Which part of a conversation: the newest messages, or those next to one of them. */
export interface HistoryPart {
  conversationId: string;
  viewerId: string;
  /** Messages up to this one were cleared by the viewer. */
  clearedSeq: number;
  before?: string;
  after?: string;
  limit: number;
}

const seqOf = (brand: string, conversationId: string, id: string): RawBuilder<unknown> =>
  sql`(select seq from messages where brand = ${brand} and id = ${id} and conversation_id = ${conversationId})`;

/** Messages in their order, and whether there are more in the direction asked for. */
export interface History {
  messages: MessageRow[];
  hasMore: boolean;
}

/** Part of a conversation, along its primary key. */
export async function readHistory(db: BrandDatabase, brand: string, part: HistoryPart): Promise<History> {
  const { conversationId, viewerId, clearedSeq, before, after, limit } = part;
  const edge = before
    ? sql`and message.seq < ${seqOf(brand, conversationId, before)}`
    : after
      ? sql`and message.seq > ${seqOf(brand, conversationId, after)}`
      : sql``;
  const { rows } = await sql<MessageRow>`
    select ${messageColumns(viewerId)} from messages message
    where message.brand = ${brand} and message.conversation_id = ${conversationId} and message.seq > ${clearedSeq} ${edge}
    order by message.seq ${after ? sql`asc` : sql`desc`} limit ${limit + 1}`.execute(db);
  const messages = rows.slice(0, limit);
  return { messages: after ? messages : messages.reverse(), hasMore: rows.length > limit };
}
