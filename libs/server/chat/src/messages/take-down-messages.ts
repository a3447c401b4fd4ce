import { forgetMessages } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { ChatPorts } from '../ports.ts';
import { markRemoved } from '../store/mark-removed.ts';

/**
 * Takes what messages say away from both who speak, also where a page is open: they stay in their place as removed ones.
 *
 * @returns how many of them had not been removed yet
 */
export async function takeDownMessages(
  ports: Pick<ChatPorts, 'deliver'>,
  trx: Transaction,
  brand: string,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const removed = await markRemoved(trx, brand, ids, now);
  for (const { member_id: memberId, conversation_id, message_ids } of removed) {
    await forgetMessages(trx, { brand, memberId, ids: message_ids });
    await ports.deliver(trx, memberId, { kind: 'conversation_changed', conversation_id, removed: message_ids });
  }
  return new Set(removed.flatMap(({ message_ids }) => message_ids)).size;
}
