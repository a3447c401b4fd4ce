import { autoLike } from '@parlour/contract/members/auto-like';
import { handOverLike } from '@parlour/models/members/hand-over-like';
import { inTransaction } from '@parlour/server-bus';
import { handle } from '@parlour/server-kit/calls/handle';
import { createCards } from '../cards/cards.ts';
import type { MembersPorts } from '../ports.ts';
import { findUnseenLikes, lockHandedLikes, rememberHandedLikes } from '../store/handed-likes.ts';
import { viewingOf } from '../search/viewing.ts';

/** Hands the newest unseen like to a session once (contract part 0, 2); makes none. */
export const autoLikeCall = (ports: MembersPorts) => {
  const cards = createCards(ports.imageFor);
  return handle(autoLike, async (_, context) => {
    const { db, brand, viewer, session } = context;
    const unseen = await findUnseenLikes(db, brand.id, viewer.id);
    if (unseen.length === 0) return { profile: null };
    const next = await inTransaction(context, async ({ trx }) => {
      const handOver = handOverLike(unseen, await lockHandedLikes(trx, brand.id, session.id));
      if (handOver.next !== null) await rememberHandedLikes(trx, brand.id, session.id, handOver.handed);
      return handOver.next;
    });
    if (next === null) return { profile: null };
    return { profile: (await cards(db, viewingOf(context), [next])).get(next) ?? null };
  });
};
