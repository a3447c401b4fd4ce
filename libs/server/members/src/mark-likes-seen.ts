import { markLikesSeen } from '@parlour/contract/members/mark-likes-seen';
import { inTransaction } from '@parlour/server-bus';
import { handle } from '@parlour/server-kit/handle';
import { clearNew } from './store/likes.ts';
import { changeTotalNew } from './store/totals.ts';

export const markLikesSeenCall = () =>
  handle(markLikesSeen, ({ body }, context) =>
    inTransaction(context, async ({ trx }) => {
      const { brand, viewer } = context;
      const cleared = await clearNew(trx, brand.id, viewer.id, body.profile_id ?? null);
      const { total_new } = await changeTotalNew(trx, brand.id, viewer.id, -cleared);
      return { total_new };
    }),
  );
