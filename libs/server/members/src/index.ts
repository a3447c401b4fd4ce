import type { HandledCall } from '@parlour/server-kit/handle';
import { createCountCache } from './count-cache.ts';
import { getLikeCall } from './get-like.ts';
import { likeCall } from './like.ts';
import { listLikesCall } from './list-likes.ts';
import { markLikesSeenCall } from './mark-likes-seen.ts';
import type { MembersPorts } from './ports.ts';
import { relatedCall } from './related.ts';
import { searchMembersCall } from './search-members.ts';
import { similarMembersCall } from './similar-members.ts';
import { unlikeCall } from './unlike.ts';

export { createCards, type Cards } from './cards.ts';
export { createGuests, type Guests } from './guests.ts';
export type { MembersPorts, Pair } from './ports.ts';
export { removeLikes } from './remove-likes.ts';
export { createSuggestions, type Suggestions } from './suggestions.ts';
export { findCreditsAndTotals } from './store/totals.ts';
export { viewingOf, type Viewing } from './viewing.ts';

/** The calls of finding and liking members. */
export const membersCalls = (ports: MembersPorts): HandledCall[] => [
  similarMembersCall(ports),
  searchMembersCall(ports, createCountCache()),
  relatedCall(ports),
  listLikesCall(ports),
  likeCall(ports),
  unlikeCall(),
  markLikesSeenCall(),
  getLikeCall(ports),
];
