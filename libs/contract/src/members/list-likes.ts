import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Like } from '../types/chat.ts';
import { ProfileCard } from '../types/profile.ts';
import { PageNumber, Paging } from '../types/scalars.ts';

export const likeTypes = ['received', 'sent', 'matches'] as const;
export type LikeType = (typeof likeTypes)[number];

/** Both directions at once, newest first, as the spec's call answers them. */
const BothDirections = z.object({ profiles: z.array(ProfileCard), liked_by: z.array(ProfileCard), total_new: z.int() });

/** One tab of the likes page; `counts` is what stands beside each tab: one more than a search's most where it ended there. */
const OneType = /* @__PURE__ */ Paging.extend({
  likes: z.array(Like),
  counts: z.object({ received: z.int(), sent: z.int(), matches: z.int() }),
  total_new: z.int(),
});

/** Likes (spec section 7): without `type` both directions, with `type` one of the three tabs, paged. */
export const listLikes = defineCall({
  method: 'GET',
  path: '/api/likes.php',
  who: 'member',
  query: z.strictObject({
    type: z.enum(likeTypes, 'value_unknown').optional(),
    page: PageNumber.optional(),
  }),
  reply: z.union([OneType, BothDirections]),
  errors: [],
});

export type LikesOfType = z.output<typeof OneType>;
export type LikesBothDirections = z.output<typeof BothDirections>;
