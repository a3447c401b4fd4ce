import { getLike } from '@parlour/contract/members/get-like';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { likeOf } from './like-reply.ts';
import type { MembersPorts } from '../ports.ts';
import { findReceivedLike } from '../store/likes.ts';
import { viewingOf } from '../search/viewing.ts';

/** The like that somebody gave the member, as their list shows it; refused where there is none. */
export const getLikeCall = (ports: MembersPorts) =>
  handle(getLike, async ({ query }, context) => {
    const row = await findReceivedLike(context.db, context.brand.id, context.viewer.id, query.profile_id);
    if (!row) throw refuse('like_not_found');
    return { like: likeOf(row, viewingOf(context), ports.imageFor, { received: true }) };
  });
