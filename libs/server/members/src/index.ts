import type { HandledCall } from '@parlour/server-kit/calls/handle';
import { autoLikeCall } from './auto-like.ts';
import { getLikeCall } from './get-like.ts';
import { getMatchFinderCall } from './get-match-finder.ts';
import { getSwipeRoundCall } from './get-swipe-round.ts';
import { likeCall } from './like.ts';
import { listLikesCall } from './list-likes.ts';
import { listPartnerTilesCall } from './list-partner-tiles.ts';
import { listSwipesCall } from './list-swipes.ts';
import { createMapCache } from './map-cache.ts';
import { markLikesSeenCall } from './mark-likes-seen.ts';
import type { MembersPorts } from './ports.ts';
import { relatedCall } from './related.ts';
import { saveMatchFinderCall } from './save-match-finder.ts';
import { searchMembersCall } from './search-members.ts';
import { similarMembersCall } from './similar-members.ts';
import { swipeCall } from './swipe.ts';
import { undoSwipeCall } from './undo-swipe.ts';
import { unlikeCall } from './unlike.ts';

export { createCards, type Cards } from './cards.ts';
export { createGuests, type Guests } from './guests.ts';
export type { MembersPorts, Pair } from './ports.ts';
export { removeLikes } from './remove-likes.ts';
export { createSuggestions, type Suggestions } from './suggestions.ts';
export { findMemberTotals } from './store/totals.ts';
export { viewingOf, type Viewing } from './viewing.ts';

/** The calls of finding and liking members. */
export const membersCalls = (ports: MembersPorts): HandledCall[] => [
  similarMembersCall(ports),
  searchMembersCall(ports, createMapCache()),
  relatedCall(ports),
  listPartnerTilesCall(),
  getMatchFinderCall(ports),
  saveMatchFinderCall(ports),
  listLikesCall(ports),
  likeCall(ports),
  unlikeCall(ports),
  markLikesSeenCall(ports),
  getLikeCall(ports),
  autoLikeCall(ports),
  getSwipeRoundCall(),
  listSwipesCall(ports),
  swipeCall(ports),
  undoSwipeCall(ports),
];
