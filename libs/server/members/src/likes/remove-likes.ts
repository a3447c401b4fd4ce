import type { MemberPair } from '@parlour/models/members/member-pair';
import type { Transaction } from '@parlour/server-db/brand-database';
import { loseNewLike } from './lose-new-like.ts';
import type { MembersPorts } from '../ports.ts';
import { deleteLike } from '../store/likes.ts';

/**
 * Takes away the likes of a pair both ways, as a block does. The pair is locked by the caller.
 *
 * @returns what takes those that were new out of the badges, and tells it: to be done last, because badges are locked last
 */
export async function removeLikes(
  ports: Pick<MembersPorts, 'deliver'>,
  trx: Transaction,
  { brand, memberId, otherId }: MemberPair,
): Promise<() => Promise<void>> {
  const likes = [
    { fromId: memberId, toId: otherId },
    { fromId: otherId, toId: memberId },
  ].toSorted((one, other) => (one.toId < other.toId ? -1 : 1));
  const unseen: string[] = [];
  for (const { fromId, toId } of likes) if ((await deleteLike(trx, brand, fromId, toId))?.wasNew) unseen.push(toId);
  return async () => {
    for (const toId of unseen) await loseNewLike(ports, trx, brand, toId);
  };
}
