import { v7 as uuid } from 'uuid';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** A conversation of two members with what was said in it, by sender and text. */
export async function addConversation(
  db: BrandDatabase,
  brand: string,
  one: string,
  other: string,
  said: readonly (readonly [sender: string, text: string])[],
): Promise<{ conversationId: string; messageIds: string[] }> {
  const at = new Date('2026-11-21T11:00:00Z');
  const id = uuid();
  const [low_id, high_id] = one < other ? [one, other] : [other, one];
  await db
    .insertInto('conversations')
    .values({
      brand,
      id,
      low_id,
      high_id,
      started_by: one,
      state: 'open',
      last_seq: said.length,
      created_at: at,
      updated_at: at,
    })
    .execute();
  const messages = said.map(([sender_id, text], place) => ({
    brand,
    conversation_id: id,
    seq: place + 1,
    id: uuid(),
    client_id: uuid(),
    sender_id,
    sender_kind: 'member' as const,
    type: 'text' as const,
    text,
    sent_at: at,
  }));
  await db.insertInto('messages').values(messages).execute();
  return { conversationId: id, messageIds: messages.map((message) => message.id) };
}
