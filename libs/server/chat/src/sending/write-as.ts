import { v7 as uuid } from 'uuid';
import type { Message } from '@parlour/contract/types/chat';
import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { Transaction } from '@parlour/server-db/brand-database';
import { deliverMessage } from './deliver-message.ts';
import { words } from './message-content.ts';
import { planMessage } from './plan-message.ts';
import type { ChatPorts } from '../ports.ts';
import type { MessageRow } from '../store/message-row.ts';
import { readPair } from '../store/pair.ts';
import { verdictOf } from './verdict.ts';

/** A message that a job writes for a member: an answer of the demonstration world, or of an operator. */
export interface WrittenFor {
  senderId: string;
  recipientId: string;
  text: string;
  senderKind: MessageRow['sender_kind'];
}

/**
 * Writes without charging, where walls and the recipient's own rule allow it; null where they don't. The transaction must be
 * one of `inTransaction`.
 */
export async function writeAs(
  ports: ChatPorts,
  trx: Transaction,
  { brand, now }: { brand: PublishedBrand; now: Date },
  { senderId, recipientId, text, senderKind }: WrittenFor,
): Promise<Message | null> {
  const pair = await readPair(trx, brand.id, senderId, { profileId: recipientId });
  if (!pair) return null;
  const free = { ...brand.settings, message_credits: 0, free_conversations: null, free_messages: null };
  const verdict = verdictOf(free, { sender: pair.me, recipient: pair.them, conversation: pair.conversation });
  if (!verdict.ok) return null;
  const outgoing = { id: uuid(), clientId: uuid(), content: words(text), senderKind };
  const plan = await planMessage({ ports, brand, pair, outgoing, photo: null, verdict, now });
  await deliverMessage(ports, { brand, db: trx }, plan);
  return plan.events.mine.message;
}
