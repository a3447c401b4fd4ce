import { block } from '@parlour/contract/safety/block';
import { inTransaction } from '@parlour/server-bus';
import { lockPair } from '@parlour/server-db/lock-pair';
import { handle } from '@parlour/server-kit/handle';
import { refuse } from '@parlour/server-kit/refusal';
import type { SafetyPorts } from './ports.ts';
import { insertBlock, profileExists } from './store.ts';

/** The conversation is closed before the badges change: that is the order in which everybody locks. */
export const blockCall = (ports: SafetyPorts) =>
  handle(block, async ({ body }, context) => {
    const { brand, viewer, now } = context;
    const pair = { brand: brand.id, memberId: viewer.id, otherId: body.profile_id, now };
    if (pair.otherId === viewer.id) throw refuse('profile_not_found');
    await inTransaction(context, async ({ trx }) => {
      await lockPair(trx, brand.id, pair.memberId, pair.otherId);
      if (!(await profileExists(trx, brand.id, pair.otherId))) throw refuse('profile_not_found');
      if (!(await insertBlock(trx, pair))) throw refuse('already_blocked');
      await ports.blockConversation(trx, pair);
      await ports.removeLikes(trx, pair);
    });
    return { relation: await ports.relation(context, pair.otherId) };
  });
