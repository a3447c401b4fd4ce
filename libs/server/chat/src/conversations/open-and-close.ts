import type { MemberPair } from '@parlour/models/members/member-pair';
import { lockMailboxes } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { ChatPorts } from '../ports.ts';
import {
  lockBetween,
  openRequest,
  readAll,
  setBlocked,
  setUnblocked,
  type LockedConversation,
} from '../store/between.ts';
import { lowerUnread } from '../store/seat.ts';
import { tellRequestRead } from './tell-request-read.ts';

/**
 * A match opens the conversation that the two have, so that neither is a request any more; its id, or null where none is. Who
 * began one is told how far it was read. One in which nothing arrived yet is known to its beginner alone, and becomes what it is
 * with the first message.
 */
export async function openConversation(
  ports: Pick<ChatPorts, 'deliver'>,
  trx: Transaction,
  pair: MemberPair,
): Promise<string | null> {
  const conversation = await lockBetween(trx, pair);
  if (!conversation || conversation.last_seq === 0) return null;
  const writerId = await openRequest(trx, pair.brand, conversation.id);
  if (writerId) {
    const readerId = writerId === pair.memberId ? pair.otherId : pair.memberId;
    await tellRequestRead(ports, trx, pair.brand, { conversationId: conversation.id, readerId, writerId });
  }
  return conversation.id;
}

/**
 * Closes the conversation of the two (contract F2): what is being sent at this moment comes first or not at all. Unread
 * messages leave both badges, because neither may open the conversation to read them. Both mailboxes stay locked for what else
 * the block takes out of them. Only the blocker is told, for their other devices.
 */
export async function blockConversation(
  ports: Pick<ChatPorts, 'deliver'>,
  trx: Transaction,
  pair: MemberPair,
): Promise<void> {
  const conversation = await lockBetween(trx, pair);
  await lockMailboxes(trx, pair.brand, [pair.memberId, pair.otherId]);
  if (!conversation) return;
  await setBlocked(trx, pair.brand, conversation.id);
  for (const seat of await readAll(trx, pair.brand, conversation)) {
    const totals = await lowerUnread(trx, pair.brand, seat.memberId, seat.unread);
    const read = { conversation_id: conversation.id, read_seq: conversation.last_seq };
    await ports.deliver(trx, seat.memberId, { kind: 'conversation_read', ...read, ...totals });
  }
  await tellBlocker(ports, trx, pair, conversation);
}

/**
 * Gives it back as it was before (contract F3), for pairs of whom neither blocks the other any more: the end of a block accepts
 * no request. Whoever blocked is told, for their other devices.
 */
export async function unblockConversation(
  ports: Pick<ChatPorts, 'deliver'>,
  trx: Transaction,
  pair: MemberPair,
): Promise<void> {
  const conversation = await lockBetween(trx, pair);
  if (!conversation) return;
  await setUnblocked(trx, pair.brand, conversation.id);
  await tellBlocker(ports, trx, pair, conversation);
}

/** Not of a conversation in which nothing has reached them: they know nothing of it. */
async function tellBlocker(
  { deliver }: Pick<ChatPorts, 'deliver'>,
  trx: Transaction,
  { memberId }: MemberPair,
  { id, last_seq, started_by }: LockedConversation,
): Promise<void> {
  if (last_seq > 0 || started_by === memberId)
    await deliver(trx, memberId, { kind: 'conversation_changed', conversation_id: id });
}
