import { block } from '@parlour/contract/safety/block';
import { inTransaction } from '@parlour/server-bus';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { blockMember } from './block-member.ts';
import type { SafetyPorts } from './ports.ts';
import { profileExists } from './store/blocks.ts';

/**
 * Blocks a member, whatever state their account is in; refused where there is no such profile or the block is there already.
 */
export const blockCall = (ports: SafetyPorts) =>
  handle(block, async ({ body }, context) => {
    const { brand, viewer, now } = context;
    const pair = { brand: brand.id, memberId: viewer.id, otherId: body.profile_id, now };
    if (pair.otherId === viewer.id) throw refuse('profile_not_found');
    await inTransaction(context, async ({ trx }) => {
      if (!(await profileExists(trx, brand.id, pair.otherId))) throw refuse('profile_not_found');
      if (!(await blockMember(ports, trx, pair))) throw refuse('already_blocked');
    });
    return { relation: await ports.relation(context, pair.otherId) };
  });
