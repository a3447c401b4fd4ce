import type { LikeType } from '@parlour/contract/members/list-likes';
import type { PartnerSlot } from '@parlour/models/members/partner-tiles';

/** Roots of this slice's cached queries, and of its mutations. */
export const membersKeys = {
  all: ['members'],
  page: (search: object) => ['members', 'page', search],
  frontDoor: ['members', 'front-door'],
  related: (profileId: string) => ['members', 'related', profileId],
  partnerTiles: (slot: PartnerSlot) => ['members', 'partner-tiles', slot],
  matchFinder: ['members', 'match-finder'],
  likes: ['likes'],
  likesOf: (type: LikeType, page: number) => ['likes', type, page],
  oneLike: ['like'],
  like: (profileId: string) => ['like', profileId],
  newMatches: ['new-matches'],
  swipes: ['swipes'],
  swipeQueue: ['swipes', 'queue'],
  swipeRound: ['swipes', 'round'],
  /** The mutations that carry likes, each of which may make a match. */
  liking: ['like'],
  /** The mutations that carry the choices of the game, and their undo. */
  swiping: ['swipe'],
} as const;
