import { listBlocks } from '@parlour/contract/safety/list-blocks';
import { handle } from '@parlour/server-kit/handle';
import type { SafetyPorts } from './ports.ts';
import { findBlocked } from './store/blocks.ts';

/** Blocks on the list; older ones stay in force unseen. */
const shownMost = 500;

export const listBlocksCall = (ports: SafetyPorts) =>
  handle(listBlocks, async (_, context) => {
    const ids = await findBlocked(context.db, context.brand.id, context.viewer.id, shownMost);
    const cards = await ports.cards(context, ids);
    return { profiles: ids.flatMap((id) => cards.get(id) ?? []) };
  });
