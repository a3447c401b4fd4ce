import { v7 as uuid } from 'uuid';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

const at = new Date('2026-11-21T11:00:00Z');

/** A conversation of two members with what was said in it, by sender and text. */
export async function addConversation(
  db: BrandDatabase,
  brand: string,
  one: string,
  other: string,
  said: readonly (readonly [sender: string, text: string])[],
): Promise<{ conversationId: string; messageIds: string[] }> {
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
  const messageIds: string[] = [];
  for (const [place, [sender, text]] of said.entries())
    messageIds.push(await addMessage(db, brand, { conversationId: id, seq: place + 1, sender, text }));
  return { conversationId: id, messageIds };
}

/** One more message in a conversation; answers its id. */
export async function addMessage(
  db: BrandDatabase,
  brand: string,
  { conversationId, seq, sender, text }: { conversationId: string; seq: number; sender: string; text: string },
): Promise<string> {
  const id = uuid();
  await db
    .insertInto('messages')
    .values({
      brand,
      conversation_id: conversationId,
      seq,
      id,
      client_id: uuid(),
      sender_id: sender,
      sender_kind: 'member',
      type: 'text',
      text,
      sent_at: at,
    })
    .execute();
  return id;
}
