import { heldDays } from '@parlour/models/chat/held-days';
import { DAY } from '@parlour/models/durations';
import { inTransaction } from '@parlour/server-bus';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { tryEach } from '@parlour/server-kit/try-each';
import type { ChatPorts } from '../ports.ts';
import { deleteHeldBefore, lockAndReadConfirmed, sendersHeldBefore } from '../store/held.ts';
import type { ReleaseContext } from './release-held.ts';

type DropPorts = Pick<ChatPorts, 'deliver' | 'tell'>;
type DropContext = ReleaseContext & { db: BrandDatabase };

/**
 * The hourly job: drops what has waited too long (contract part 0, 13) of members whose accounts go on unconfirmed, and tells them.
 *
 * @throws AggregateError where it failed for some, after all others had their turn
 */
export async function dropOldHeld(ports: DropPorts, context: DropContext): Promise<void> {
  const before = new Date(context.now.getTime() - heldDays * DAY);
  await tryEach(
    await sendersHeldBefore(context.db, context.brand.id, before),
    (senderId) => dropOf(ports, context, senderId, before),
    ({ length }) => `Held messages of ${length} members could not be dropped`,
  );
}

const dropOf = (ports: DropPorts, context: DropContext, senderId: string, before: Date): Promise<void> =>
  inTransaction(context, async ({ trx }) => {
    const brand = context.brand.id;
    if (await lockAndReadConfirmed(trx, brand, senderId)) return;
    const conversations = await deleteHeldBefore(trx, brand, senderId, before);
    if (conversations.length === 0) return;
    for (const conversation_id of conversations)
      await ports.deliver(trx, senderId, { kind: 'conversation_changed', conversation_id });
    await ports.tell(trx, { brand, memberId: senderId }, 'message_not_sent');
  });
