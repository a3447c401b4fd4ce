import type { Like } from '@parlour/contract/types/chat';
import type { ImageFor } from '@parlour/server-media';
import { cardOf } from '../cards/card.ts';
import type { LikeRow } from '../store/likes.ts';
import type { Viewing } from '../search/viewing.ts';

/** A like with the other's card. Only received likes carry the new mark: one's own are never news. */
export function likeOf(row: LikeRow, viewing: Viewing, imageFor: ImageFor, { received }: { received: boolean }): Like {
  return {
    profile: cardOf(row, viewing, imageFor),
    liked_at: row.liked_at.toISOString(),
    like_new: received && row.liked_new,
    match: row.liked_matched,
  };
}
