import type { Transaction } from '@parlour/server-db/brand-database';
import { forgetEventsBetween } from '@parlour/server-bus';
import { lockPair } from '@parlour/server-db/lock-pair';
import type { SafetyPorts } from './ports.ts';
import { insertBlock, type NewBlock } from './store/blocks.ts';

/**
 * Blocks in a transaction. Likes, the conversation, the badges: that is the order in which everybody locks.
 *
 * @returns false where the block was there already
 */
export async function blockMember(
  ports: Pick<SafetyPorts, 'blockConversation' | 'removeLikes'>,
  trx: Transaction,
  pair: NewBlock,
): Promise<boolean> {
  await lockPair(trx, pair.brand, pair.memberId, pair.otherId);
  if (!(await insertBlock(trx, pair))) return false;
  const lowerBadges = await ports.removeLikes(trx, pair);
  await ports.blockConversation(trx, pair);
  await lowerBadges();
  await forgetEventsBetween(trx, pair);
  return true;
}
