import { unblock } from '@parlour/contract/safety/unblock';
import { inTransaction } from '@parlour/server-bus';
import { lockPair } from '@parlour/server-db/lock-pair';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import type { SafetyPorts } from './ports.ts';
import { deleteBlock, isBlockedBack } from './store/blocks.ts';

/** Takes a block back; their conversation opens again unless the other blocks too. */
export const unblockCall = (ports: SafetyPorts) =>
  handle(unblock, async ({ body }, context) => {
    const { brand, viewer } = context;
    const pair = { brand: brand.id, memberId: viewer.id, otherId: body.profile_id };
    await inTransaction(context, async ({ trx }) => {
      await lockPair(trx, brand.id, pair.memberId, pair.otherId);
      if (!(await deleteBlock(trx, pair))) throw refuse('not_found');
      if (!(await isBlockedBack(trx, pair))) await ports.unblockConversation(trx, pair);
    });
    return { relation: await ports.relation(context, pair.otherId) };
  });
