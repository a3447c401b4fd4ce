import { emptyCard } from '@parlour/contract/profile/empty-card';
import { listBlocks } from '@parlour/contract/safety/list-blocks';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { handle } from '@parlour/server-kit/calls/handle';
import type { SafetyPorts } from './ports.ts';
import { findBlocked, type BlockedMember } from './store/blocks.ts';

/** Blocks on the list; older ones stay in force unseen. */
const shownMost = 500;

/** Whom the member blocks, newest first. */
export const listBlocksCall = (ports: SafetyPorts) =>
  handle(listBlocks, async (_, context) => {
    const blocked = await findBlocked(context.db, context.brand.id, context.viewer.id, shownMost);
    const cards = await ports.cards(
      context,
      blocked.map(({ id }) => id),
    );
    return { profiles: blocked.flatMap((one) => shown(cards.get(one.id), one)) };
  });

/**
 * Whoever blocks back, or has left, is no more than a name here: a block of one's own opens nothing of theirs. Whoever blocks back is
 * called as they were then (contract part 0, 6).
 */
function shown(card: ProfileCard | undefined, { blocks_back, name_then }: BlockedMember): ProfileCard[] {
  if (!card) return [];
  if (!blocks_back && card.status === 'active') return [card];
  return [{ ...card, ...emptyCard, name: name_then ?? card.name }];
}
