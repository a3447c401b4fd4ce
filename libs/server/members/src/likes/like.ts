import { like } from '@parlour/contract/members/like';
import { inTransaction } from '@parlour/server-bus';
import { handle } from '@parlour/server-kit/calls/handle';
import type { GiveLike } from './give-like.ts';

/** Likes somebody; where they like each other, both hear of the match. */
export const likeCall = (giveLike: GiveLike) =>
  handle(like, ({ body }, context) =>
    inTransaction(context, ({ trx }) => giveLike(trx, context, { otherId: body.profile_id, source: body.source })),
  );
