import { listSwipes } from '@parlour/contract/members/list-swipes';
import { defaultCriteria } from '@parlour/models/members/search-criteria';
import { handle } from '@parlour/server-kit/calls/handle';
import { cardOf } from '../cards/card.ts';
import { largeImages } from '../cards/large-images.ts';
import type { MembersPorts } from '../ports.ts';
import { freshRows, hasPass, putOffRows, type SwipeQueue } from '../store/swipe-queue.ts';
import { findRound } from './swipe-round.ts';
import { viewingOf } from '../search/viewing.ts';

/** Cards that are sent at once; the page asks again before they run out. */
const queueSize = 10;

/** Whoever was put off comes back first, the next day; then who is new to the game, by the brand's default search. */
export const listSwipesCall = ({ imageFor }: MembersPorts) =>
  handle(listSwipes, async (_, context) => {
    const { db, brand, viewer } = context;
    const viewing = viewingOf(context);
    const queue: SwipeQueue = { brand: brand.id, memberId: viewer.id, day: viewing.today };
    const criteria = defaultCriteria(brand.settings, viewer, null);
    const [putOff, fresh, round, canUndo] = await Promise.all([
      putOffRows(db, queue, queueSize),
      freshRows(db, queue, criteria, queueSize),
      findRound(db, context),
      hasPass(db, queue),
    ]);
    return {
      queue: [...putOff, ...fresh].slice(0, queueSize).map((row) => cardOf(row, viewing, largeImages(imageFor))),
      ...round,
      likes_per_day: brand.settings.swipe_likes_per_day,
      can_undo: canUndo,
    };
  });
