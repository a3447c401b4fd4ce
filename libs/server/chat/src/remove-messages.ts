import { forgetMessages } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { ChatPorts } from './ports.ts';
import { markRemoved } from './store/remove-messages.ts';

/** Takes what messages say away from both who speak, also where a page is open: they stay in their place as removed ones. */
export async function removeMessages(
  ports: Pick<ChatPorts, 'deliver'>,
  trx: Transaction,
  brand: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  for (const { member_id: memberId, conversation_id, message_ids } of await markRemoved(trx, brand, ids, now)) {
    await forgetMessages(trx, { brand, memberId, ids: message_ids });
    await ports.deliver(trx, memberId, { kind: 'conversation_changed', conversation_id, removed: message_ids });
  }
}
