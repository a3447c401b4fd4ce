import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database } from '@parlour/server-db/database';
import { bytes, evening, json, trace, type LeaverTraces } from './traces.ts';

/** A conversation of the two, with a picture that the leaver sent. */
export async function addTalk(
  database: Database,
  { brand, id, friend, one, row }: LeaverTraces,
): Promise<{ conversationId: string; sentPhoto: string }> {
  const [low_id, high_id] = [id, friend].toSorted() as [string, string];
  const conversationId = uuid();
  const sentPhoto = uuid();
  await row('conversations', {
    brand,
    id: conversationId,
    low_id,
    high_id,
    started_by: id,
    state: 'open',
    last_seq: 3,
    created_at: evening,
    updated_at: evening,
  });
  await row('participants', {
    brand,
    conversation_id: conversationId,
    member_id: id,
    other_id: friend,
    updated_at: evening,
  });
  await row('participants', {
    brand,
    conversation_id: conversationId,
    member_id: friend,
    other_id: id,
    unread: 2,
    updated_at: evening,
  });
  await row('photos', {
    ...one,
    id: sentPhoto,
    kind: 'chat',
    storage_key: `${brand}/${sentPhoto}/large.jpg`,
    width: 1,
    height: 1,
    status: 'approved',
    position: 9,
  });
  const message = { brand, conversation_id: conversationId, sender_kind: 'member', sent_at: evening };
  await row('messages', {
    ...message,
    seq: 1,
    id: uuid(),
    client_id: uuid(),
    sender_id: id,
    type: 'text',
    text: `Words of ${trace}`,
  });
  await row('messages', {
    ...message,
    seq: 2,
    id: uuid(),
    client_id: uuid(),
    sender_id: id,
    type: 'image',
    photo_id: sentPhoto,
  });
  await row('messages', {
    ...message,
    seq: 3,
    id: uuid(),
    client_id: uuid(),
    sender_id: friend,
    type: 'text',
    text: 'Words of the friend',
  });
  await row('mailbox_events', { ...one, event_id: 1, event: json({ kind: 'reset', note: trace }) });
  await sql`update mailboxes set total_unread = 2, total_new = 1 where brand = ${brand} and member_id = ${friend}`.execute(
    database.owner,
  );
  await row('idempotency_keys', {
    brand,
    owner: id,
    key: uuid(),
    call: 'POST /api/message.php',
    body_hash: bytes('b'),
    status: 201,
    answer: json({ text: trace }),
  });
  return { conversationId, sentPhoto };
}
