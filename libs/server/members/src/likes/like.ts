import { like } from '@parlour/contract/members/like';
import { inTransaction } from '@parlour/server-bus';
import { handle } from '@parlour/server-kit/calls/handle';
import { createCards } from '../cards/cards.ts';
import { createGiveLike } from './give-like.ts';
import type { MembersPorts } from '../ports.ts';

/** Likes somebody; where they like each other, both hear of the match. */
export const likeCall = (ports: MembersPorts) => {
  const giveLike = createGiveLike(ports, createCards(ports.imageFor));
  return handle(like, ({ body }, context) =>
    inTransaction(context, ({ trx }) => giveLike(trx, context, { otherId: body.profile_id, source: body.source })),
  );
};
