import type { HandledCall } from '@parlour/server-kit/calls/handle';
import { createCards } from './cards/cards.ts';
import { autoLikeCall } from './likes/auto-like.ts';
import { createGiveLike } from './likes/give-like.ts';
import { getLikeCall } from './likes/get-like.ts';
import { getMatchFinderCall } from './match-finder/get-match-finder.ts';
import { getSwipeRoundCall } from './swipe/get-swipe-round.ts';
import { likeCall } from './likes/like.ts';
import { listLikesCall } from './likes/list-likes.ts';
import { listPartnerTilesCall } from './search/list-partner-tiles.ts';
import { listSwipesCall } from './swipe/list-swipes.ts';
import { createMapCache } from './search/map-cache.ts';
import { markLikesSeenCall } from './likes/mark-likes-seen.ts';
import type { MembersPorts } from './ports.ts';
import { relatedCall } from './search/related.ts';
import { saveMatchFinderCall } from './match-finder/save-match-finder.ts';
import { searchMembersCall } from './search/search-members.ts';
import { similarMembersCall } from './search/similar-members.ts';
import { swipeCall } from './swipe/swipe.ts';
import { undoSwipeCall } from './swipe/undo-swipe.ts';
import { createToldRepeats } from './likes/told-repeats.ts';
import { unlikeCall } from './likes/unlike.ts';

export { createCards } from './cards/cards.ts';
export { largeImages } from './cards/large-images.ts';
export { createGuests } from './search/guests.ts';
export type { MembersPorts } from './ports.ts';
export { removeLikes } from './likes/remove-likes.ts';
export { createSuggestions } from './search/suggestions.ts';
export { findMemberTotals } from './store/totals.ts';
export { viewingOf } from './search/viewing.ts';

/** The calls of finding and liking members. */
export function membersCalls(ports: MembersPorts): HandledCall[] {
  const repeats = createToldRepeats();
  const giveLike = createGiveLike(ports, createCards(ports.imageFor), repeats);
  return [
    similarMembersCall(ports),
    searchMembersCall(ports, createMapCache()),
    relatedCall(ports),
    listPartnerTilesCall(),
    getMatchFinderCall(ports),
    saveMatchFinderCall(ports),
    listLikesCall(ports),
    likeCall(giveLike),
    unlikeCall(ports, repeats),
    markLikesSeenCall(ports),
    getLikeCall(ports),
    autoLikeCall(ports),
    getSwipeRoundCall(),
    listSwipesCall(ports),
    swipeCall(ports, giveLike),
    undoSwipeCall(ports),
  ];
}
