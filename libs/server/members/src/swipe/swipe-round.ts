import type { SwipeRound } from '@parlour/contract/members/swipe-round';
import { swipeDay } from '@parlour/models/members/swipe-day';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { findSwipeLikes } from '../store/swipes.ts';

/** The day's round of a member, once it is known how many likes were given. */
export const roundOf = ({ brand, now }: Pick<MemberContext, 'brand' | 'now'>, likesGiven: number): SwipeRound => ({
  likes_left: Math.max(0, brand.settings.swipe_likes_per_day - likesGiven),
  resets_at: swipeDay(brand.settings.time_zone, now).resetsAt.toISOString(),
});

/** The same, from what is stored. */
export async function findRound(db: BrandDatabase, context: MemberContext): Promise<SwipeRound> {
  const { brand, viewer, now } = context;
  const { day } = swipeDay(brand.settings.time_zone, now);
  return roundOf(context, await findSwipeLikes(db, { brand: brand.id, memberId: viewer.id, day }));
}
