import { unlike } from '@parlour/contract/members/unlike';
import { forgetLikesBetween, inTransaction } from '@parlour/server-bus';
import { lockPair } from '@parlour/server-db/lock-pair';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { loseNewLike } from './lose-new-like.ts';
import type { MembersPorts } from '../ports.ts';
import { deleteLike } from '../store/likes.ts';

/** Takes a like back; where the other had not seen it, it no longer counts for them either, and no stream
 * that resumes later brings it. */
export const unlikeCall = (ports: Pick<MembersPorts, 'deliver'>) =>
  handle(unlike, ({ body }, context) =>
    inTransaction(context, async ({ trx }) => {
      const { brand, viewer } = context;
      await lockPair(trx, brand.id, viewer.id, body.profile_id);
      const gone = await deleteLike(trx, brand.id, viewer.id, body.profile_id);
      if (!gone) throw refuse('like_not_found');
      await forgetLikesBetween(trx, { brand: brand.id, memberId: viewer.id, otherId: body.profile_id });
      if (gone.wasNew) await loseNewLike(ports, trx, brand.id, body.profile_id);
      return { match: false as const };
    }),
  );
