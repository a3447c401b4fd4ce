import { markLikesSeen } from '@parlour/contract/members/mark-likes-seen';
import { inTransaction } from '@parlour/server-bus';
import { handle } from '@parlour/server-kit/handle';
import { clearNew } from './store/likes.ts';
import { recountNew } from './store/totals.ts';

/** Counts afresh what is left, so that a badge that was wrong is right again after it. */
export const markLikesSeenCall = () =>
  handle(markLikesSeen, ({ body }, context) =>
    inTransaction(context, async ({ trx }) => {
      const { brand, viewer } = context;
      await clearNew(trx, brand.id, viewer.id, body.profile_id ?? null);
      const { total_new } = await recountNew(trx, brand.id, viewer.id);
      return { total_new };
    }),
  );
