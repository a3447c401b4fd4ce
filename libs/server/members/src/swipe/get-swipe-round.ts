import { getSwipeRound } from '@parlour/contract/members/get-swipe-round';
import { handle } from '@parlour/server-kit/calls/handle';
import { findRound } from './swipe-round.ts';

/** The member's round of swiping, and how many likes a day it has. */
export const getSwipeRoundCall = () =>
  handle(getSwipeRound, async (_, context) => ({
    ...(await findRound(context.db, context)),
    likes_per_day: context.brand.settings.swipe_likes_per_day,
  }));
