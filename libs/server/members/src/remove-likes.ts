import type { Transaction } from '@parlour/server-db/brand-database';
import type { Pair } from './ports.ts';
import { deleteLike } from './store/likes.ts';
import { changeTotalNew } from './store/totals.ts';

/** Takes away the likes of a pair both ways, as a block does, and what was new of them from the badges. The pair is locked by the caller. */
export async function removeLikes(trx: Transaction, { brand, memberId, otherId }: Pair): Promise<void> {
  const likes = [
    { fromId: memberId, toId: otherId },
    { fromId: otherId, toId: memberId },
  ].toSorted((one, other) => (one.toId < other.toId ? -1 : 1));
  for (const { fromId, toId } of likes) {
    const gone = await deleteLike(trx, brand, fromId, toId);
    if (gone?.wasNew) await changeTotalNew(trx, brand, toId, -1);
  }
}
