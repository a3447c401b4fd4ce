import { lockMailboxes } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { ChatPorts } from '../ports.ts';
import { forgetHiddenReads, lastRead, type ReadRequest } from '../store/requests.ts';

/**
 * Tells who began a request how far it was read, now that it is accepted, answered or opened by a match; until then they are told
 * nothing of it. Where its reader lets nobody see that by now, they are told nothing of it afterwards either.
 */
export async function tellRequestRead(
  ports: Pick<ChatPorts, 'deliver'>,
  trx: Transaction,
  brand: string,
  request: ReadRequest,
): Promise<void> {
  await forgetHiddenReads(trx, brand, request);
  const last = await lastRead(trx, brand, request);
  if (!last) return;
  const { conversationId, readerId, writerId } = request;
  await lockMailboxes(trx, brand, [readerId, writerId]);
  const read = { conversation_id: conversationId, read_seq: last.seq, read_at: last.read_at.toISOString() };
  await ports.deliver(trx, writerId, { kind: 'message_read', ...read });
}
