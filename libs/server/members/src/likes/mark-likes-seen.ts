import { markLikesSeen } from '@parlour/contract/members/mark-likes-seen';
import { inTransaction } from '@parlour/server-bus';
import { handle } from '@parlour/server-kit/calls/handle';
import type { MembersPorts } from '../ports.ts';
import { clearNew } from '../store/likes.ts';
import { recountNew } from '../store/totals.ts';

/** Counts afresh what is left, so that a badge that was wrong is right again after it, on the member's other devices too. */
export const markLikesSeenCall = ({ deliver }: Pick<MembersPorts, 'deliver'>) =>
  handle(markLikesSeen, ({ body }, context) =>
    inTransaction(context, async ({ trx }) => {
      const { brand, viewer } = context;
      const isChanged = await clearNew(trx, brand.id, viewer.id, body.profile_id ?? null);
      const totals = await recountNew(trx, brand.id, viewer.id);
      if (isChanged) await deliver(trx, viewer.id, { kind: 'counts', ...totals });
      return { total_new: totals.total_new };
    }),
  );
