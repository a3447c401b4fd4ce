import type { likeSources } from '@parlour/contract/members/like';
import type { Like } from '@parlour/contract/types/chat';
import { likeVerdict } from '@parlour/models/members/like-verdict';
import { blockedRefusal } from '@parlour/models/safety/blocked-refusal';
import type { Transaction } from '@parlour/server-db/brand-database';
import { lockPair } from '@parlour/server-db/lock-pair';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { refuse } from '@parlour/server-kit/calls/refusal';
import type { Cards } from '../cards/cards.ts';
import type { MembersPorts } from '../ports.ts';
import { insertLike } from '../store/likes.ts';
import { findPair, type PairFacts } from '../store/pair.ts';
import { changeTotalNew, recountNew, type Totals } from '../store/totals.ts';
import { findViewing } from '../store/viewings.ts';
import type { ToldRepeats } from './told-repeats.ts';
import { viewingOf, type Viewing } from '../search/viewing.ts';

export interface LikeToGive {
  otherId: string;
  source: (typeof likeSources)[number];
}

export interface GivenLike {
  like: Like;
  match: boolean;
  conversation_id: string | null;
}

/** Gives a like inside a transaction: stores it, makes the match, opens the conversation and tells whom it concerns. */
export type GiveLike = (trx: Transaction, context: MemberContext, wish: LikeToGive) => Promise<GivenLike>;

/** The one way a like comes to be; the pair's lock makes a match exist if and only if both like, in whatever order they do. */
export function createGiveLike(ports: MembersPorts, cards: Cards, { isTold }: Pick<ToldRepeats, 'isTold'>): GiveLike {
  return async (trx, context, { otherId, source }) => {
    const { brand, viewer, now } = context;
    if (otherId === viewer.id) throw refuse('profile_not_found');
    await lockPair(trx, brand.id, viewer.id, otherId);
    const pair = await findPair(trx, brand.id, viewer.id, otherId);
    if (!pair) throw refuse('profile_not_found');
    const match = mayLike(pair, context);

    const like = { brand: brand.id, fromId: viewer.id, toId: otherId, source, matched: match, now };
    if (!(await insertLike(trx, like))) throw refuse('authentication_required');
    const conversationId = match
      ? await ports.openConversation(trx, { brand: brand.id, memberId: viewer.id, otherId })
      : null;
    const isNews = isTold(like);
    await tellBoth(ports, cards, trx, context, { otherId, match, conversationId, isNews });
    return {
      like: await likeSeenBy(cards, trx, viewingOf(context), otherId, { match, received: false }),
      match,
      conversation_id: conversationId,
    };
  };
}

function mayLike(pair: PairFacts, { brand, viewer }: MemberContext): boolean {
  if (pair.blockedByMe) throw refuse('already_blocked');
  const verdict = likeVerdict({
    confirmed: viewer.confirmed,
    received: pair.likeReceived,
    alreadyLiked: pair.likeSent,
    blocked: pair.blockedByThem,
    available: pair.available,
  });
  if (verdict.ok) return verdict.match;
  if (verdict.refusal !== 'blocked') throw refuse(verdict.refusal);
  const { code, params } = blockedRefusal(brand.settings.blocked_notice, pair.name);
  throw refuse(code, params);
}

interface Told {
  otherId: string;
  match: boolean;
  conversationId: string | null;
  /** Is the one who is liked told? */
  isNews: boolean;
}

/**
 * Counts and tells, by ascending member id: the one who is liked where it is news, the one who likes where it is a match. Theirs is
 * counted afresh: the like that they return may have been seen meanwhile.
 */
async function tellBoth(
  ports: MembersPorts,
  cards: Cards,
  trx: Transaction,
  context: MemberContext,
  told: Told,
): Promise<void> {
  const { brand, viewer, now } = context;
  const { otherId, match, conversationId, isNews } = told;
  const tell = async (memberId: string, aboutId: string, totals: Totals, received: boolean): Promise<void> => {
    const viewing = memberId === viewer.id ? viewingOf(context) : await findViewing(trx, brand, memberId, now);
    const shown = await likeSeenBy(cards, trx, viewing, aboutId, { match, received, likedAt: now });
    await ports.deliver(
      trx,
      memberId,
      match
        ? { kind: 'match', like: shown, conversation_id: conversationId, ...totals }
        : { kind: 'like', like: shown, ...totals },
    );
  };
  const acts = [
    {
      memberId: otherId,
      run: async () => {
        const totals = await changeTotalNew(trx, brand.id, otherId, 1);
        if (isNews) await tell(otherId, viewer.id, totals, true);
      },
    },
  ];
  if (match)
    acts.push({
      memberId: viewer.id,
      run: async () => tell(viewer.id, otherId, await recountNew(trx, brand.id, viewer.id), false),
    });
  for (const act of acts.toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1))) await act.run();
}

async function likeSeenBy(
  cards: Cards,
  trx: Transaction,
  viewing: Viewing,
  aboutId: string,
  { match, received, likedAt = viewing.now }: { match: boolean; received: boolean; likedAt?: Date },
): Promise<Like> {
  const profile = (await cards(trx, viewing, [aboutId])).get(aboutId);
  if (!profile) throw new Error('The profile of a running like is gone.');
  return { profile, liked_at: likedAt.toISOString(), like_new: received, match };
}
