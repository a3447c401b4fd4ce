import { swipe } from '@parlour/contract/members/swipe';
import { swipeDay } from '@parlour/models/members/swipe-day';
import { inTransaction } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import { lockPair } from '@parlour/server-db/lock-pair';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import type { GiveLike } from '../likes/give-like.ts';
import type { MembersPorts } from '../ports.ts';
import { findPair, type PairFacts } from '../store/pair.ts';
import { takeSwipeLike, writeSwipe } from '../store/swipes.ts';
import { findRound, roundOf } from './swipe-round.ts';

/** One choice of the game. A like is given as from any page, and counts for the day; the other two are told to nobody. */
export const swipeCall = (ports: Pick<MembersPorts, 'openConversation'>, giveLike: GiveLike) =>
  handle(swipe, ({ body: { profile_id: profileId, choice } }, context) =>
    inTransaction(context, async ({ trx }) => {
      const { brand, viewer, now } = context;
      if (profileId === viewer.id) throw refuse('profile_gone');
      await lockPair(trx, brand.id, viewer.id, profileId);
      const pair = await findPair(trx, brand.id, viewer.id, profileId);
      if (!pair || isHidden(pair)) throw refuse('profile_gone');
      const { day } = swipeDay(brand.settings.time_zone, now);
      const made = { brand: brand.id, memberId: viewer.id, profileId, choice, day, now };
      if (choice !== 'like') {
        // Liked from elsewhere while the card lay on the table: it is no card of the game any more, and the like stands.
        if (pair.likeSent) throw refuse('profile_gone');
        await writeSwipe(trx, made);
        return { match: false, conversation_id: null, ...(await findRound(trx, context)) };
      }
      if (pair.likeSent) return likedBefore(ports, trx, context, profileId, pair);
      const outcome = await likeOfTheDay(giveLike, trx, context, profileId, day);
      await writeSwipe(trx, made);
      return outcome;
    }),
  );

/** Whoever is gone or stands behind a block, on either side, is simply no longer there. */
const isHidden = ({ available, blockedByMe, blockedByThem }: PairFacts): boolean =>
  !available || blockedByMe || blockedByThem;

async function likeOfTheDay(
  giveLike: GiveLike,
  trx: Transaction,
  context: MemberContext,
  profileId: string,
  day: string,
) {
  const { brand, viewer } = context;
  const taken = await takeSwipeLike(
    trx,
    { brand: brand.id, memberId: viewer.id, day },
    brand.settings.swipe_likes_per_day,
  );
  if (taken === null) throw refuse('swipe_limit', { resets_at: roundOf(context, 0).resets_at });
  const { match, conversation_id } = await giveLike(trx, context, { otherId: profileId, source: 'swipe' });
  return { match, conversation_id, ...roundOf(context, taken) };
}

/** Liked from another page or device while the card lay on the table: as it was wished, and not counted again. */
async function likedBefore(
  ports: Pick<MembersPorts, 'openConversation'>,
  trx: Transaction,
  context: MemberContext,
  otherId: string,
  { likeReceived }: PairFacts,
) {
  const { brand, viewer } = context;
  const pair = { brand: brand.id, memberId: viewer.id, otherId };
  const conversationId = likeReceived ? await ports.openConversation(trx, pair) : null;
  return { match: likeReceived, conversation_id: conversationId, ...(await findRound(trx, context)) };
}
