import { unlike } from '@parlour/contract/members/unlike';
import { forgetLikesBetween, inTransaction } from '@parlour/server-bus';
import { lockPair } from '@parlour/server-db/lock-pair';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { loseNewLike } from './lose-new-like.ts';
import type { MembersPorts } from '../ports.ts';
import { deleteLike } from '../store/likes.ts';
import { changeTotalNew } from '../store/totals.ts';
import type { ToldRepeats } from './told-repeats.ts';

/** Takes a like back; where the other had not seen it, it no longer counts for them either, and no stream
 * that resumes later brings it. */
export const unlikeCall = (ports: Pick<MembersPorts, 'deliver'>, repeats: ToldRepeats) =>
  handle(unlike, ({ body: { profile_id: toId } }, context) =>
    inTransaction(context, async ({ trx }) => {
      const { brand, viewer, now } = context;
      await lockPair(trx, brand.id, viewer.id, toId);
      const gone = await deleteLike(trx, brand.id, viewer.id, toId);
      if (!gone) throw refuse('like_not_found');
      await forgetLikesBetween(trx, { brand: brand.id, memberId: viewer.id, otherId: toId });
      const deed = { brand: brand.id, fromId: viewer.id, toId, now };
      const isNews = repeats.isTold(deed);
      repeats.noteTakenBack(trx, deed);
      if (gone.wasNew && isNews) await loseNewLike(ports, trx, brand.id, toId);
      else if (gone.wasNew) await changeTotalNew(trx, brand.id, toId, -1);
      return { match: false as const };
    }),
  );
