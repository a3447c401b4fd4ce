import { sql } from 'kysely';
import type { Transaction } from '@parlour/server-db/brand-database';
import { messageColumns, type MessageRow } from './message-row.ts';

/** A message in a conversation that its reader sits in. */
export interface ReadableMessage extends MessageRow {
  conversation_id: string;
  /** It says nothing any more to either of the two. */
  removed: boolean;
  /** Its reader has removed the conversation since. */
  cleared: boolean;
}

/** A message that this member sent or received; null where there is none. */
export async function readMessage(
  trx: Transaction,
  brand: string,
  memberId: string,
  id: string,
): Promise<ReadableMessage | null> {
  const { rows } = await sql<ReadableMessage>`
    select message.conversation_id, message.deleted_at is not null as removed, message.seq <= s.cleared_seq as cleared, ${messageColumns(memberId)}
    from messages message
    join participants s on s.brand = ${brand} and s.conversation_id = message.conversation_id and s.member_id = ${memberId}
    where message.brand = ${brand} and message.id = ${id}`.execute(trx);
  return rows[0] ?? null;
}

/** Hides a message from one of the two; the other keeps it. */
export async function hideMessage(trx: Transaction, brand: string, memberId: string, id: string): Promise<void> {
  await sql`
    update messages set hidden_from_sender = hidden_from_sender or sender_id = ${memberId},
      hidden_from_recipient = hidden_from_recipient or sender_id <> ${memberId}
    where brand = ${brand} and id = ${id}`.execute(trx);
}
