import { lockMailboxes } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { ChatPorts } from '../ports.ts';
import { lastRead } from '../store/seat.ts';

/** A request, who was asked, and who asked. */
export interface ReadRequest {
  conversationId: string;
  readerId: string;
  writerId: string;
}

/**
 * Tells who began a request how far it was read, now that it is accepted, answered or opened by a match; until then they are told
 * nothing of it.
 */
export async function tellRequestRead(
  ports: Pick<ChatPorts, 'deliver'>,
  trx: Transaction,
  brand: string,
  { conversationId, readerId, writerId }: ReadRequest,
): Promise<void> {
  const last = await lastRead(trx, brand, conversationId, writerId);
  if (!last) return;
  await lockMailboxes(trx, brand, [readerId, writerId]);
  const read = { conversation_id: conversationId, read_seq: last.seq, read_at: last.read_at.toISOString() };
  await ports.deliver(trx, writerId, { kind: 'message_read', ...read });
}
