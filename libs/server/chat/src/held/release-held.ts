import type { PublishedBrand } from '@parlour/brand/published-brand';
import { lockMailboxes } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import { deliverMessage } from '../sending/deliver-message.ts';
import { keptContent } from '../sending/message-content.ts';
import { planMessage } from '../sending/plan-message.ts';
import type { ChatPorts } from '../ports.ts';
import { deleteHeld, lockHeldConversations, readHeld, type HeldMessage } from '../store/held.ts';
import { readPair } from '../store/pair.ts';
import { verdictOf } from '../sending/verdict.ts';

/** Where and when held messages are released: a call's context, or a job's. */
export interface ReleaseContext {
  brand: PublishedBrand;
  now: Date;
}

/** How many of a member's held messages were delivered, and how many were not. */
export interface Released {
  delivered: number;
  dropped: number;
}

/**
 * Delivers what a member wrote before confirming, in order, by the rules of now and at no more than the price they were
 * shown. What the rules no longer allow is dropped and not charged (contract part 0, 13; part 1, 9), and the member is
 * told once.
 */
export async function releaseHeld(
  ports: ChatPorts,
  trx: Transaction,
  { brand, now }: ReleaseContext,
  memberId: string,
): Promise<Released> {
  await lockHeldConversations(trx, brand.id, memberId);
  await ports.lockBalance(trx, brand.id, memberId);
  const waiting = await readHeld(trx, brand.id, memberId);
  const parties = [memberId, ...waiting.map(({ recipient_id }) => recipient_id)];
  await lockMailboxes(trx, brand.id, parties);
  let delivered = 0;
  for (const held of waiting) {
    if (await release(ports, trx, { brand, now }, memberId, held)) delivered += 1;
  }
  const ids = waiting.map(({ id }) => id);
  await deleteHeld(trx, brand.id, ids);
  const dropped = waiting.length - delivered;
  if (dropped > 0) await ports.tell(trx, { brand: brand.id, memberId }, 'message_not_sent');
  return { delivered, dropped };
}

async function release(
  ports: ChatPorts,
  trx: Transaction,
  { brand, now }: ReleaseContext,
  memberId: string,
  held: HeldMessage,
): Promise<boolean> {
  const pair = await readPair(trx, brand.id, memberId, { profileId: held.recipient_id });
  const content = keptContent(held);
  if (!pair || !content) return false;
  const direction = { sender: pair.me, recipient: pair.them, conversation: pair.conversation };
  const verdict = verdictOf(brand.settings, direction, { content, most: held.cost });
  if (!verdict.ok) return false;
  const outgoing = { id: held.id, clientId: held.client_id, content, senderKind: 'member' } as const;
  await deliverMessage(
    ports,
    { brand, db: trx },
    await planMessage({ ports, brand, pair, outgoing, photo: held.photo, verdict, now }),
  );
  return true;
}
