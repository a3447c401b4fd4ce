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

interface Said {
  conversationId: string;
  seq: number;
  sender: string;
}

/** One more message in a conversation, a photo where it has one; answers its id. */
export async function addMessage(
  db: BrandDatabase,
  brand: string,
  {
    conversationId,
    seq,
    sender,
    text,
    photoId,
  }: Said & ({ text: string; photoId?: never } | { text?: never; photoId: string }),
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
      type: photoId ? 'image' : 'text',
      text,
      photo_id: photoId,
      sent_at: at,
    })
    .execute();
  return id;
}

/** One more message that is a photo; answers both ids. */
export async function addPhotoMessage(
  db: BrandDatabase,
  brand: string,
  said: Said,
): Promise<{ messageId: string; photoId: string }> {
  const photoId = uuid();
  const place = { storage_key: `sent:${photoId}`, width: 900, height: 1200, thumbhash: null, position: 0 };
  await db
    .insertInto('photos')
    .values({
      ...place,
      brand,
      id: photoId,
      member_id: said.sender,
      kind: 'chat',
      status: 'approved',
      reject_code: null,
    })
    .execute();
  return { messageId: await addMessage(db, brand, { ...said, photoId }), photoId };
}

/** What becomes of a photo message that its sender takes back: both rows stay, and neither is shown any more. */
export async function takeBack(
  db: BrandDatabase,
  brand: string,
  { messageId, photoId }: { messageId: string; photoId: string },
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ deleted_at: at })
    .where('brand', '=', brand)
    .where('id', '=', messageId)
    .execute();
  await db
    .updateTable('photos')
    .set({ status: 'rejected' })
    .where('brand', '=', brand)
    .where('id', '=', photoId)
    .execute();
}
