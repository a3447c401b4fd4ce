import type { RequestHandler } from 'msw';
import { listChats } from '@parlour/contract/chat/list-chats';
import { getSwipeRound } from '@parlour/contract/members/get-swipe-round';
import { listLikes } from '@parlour/contract/members/list-likes';
import { searchMembers } from '@parlour/contract/members/search-members';
import { getDiscountcode } from '@parlour/contract/payments/get-discountcode';
import type { User } from '@parlour/contract/types/user';
import { anybody } from '@parlour/testing/page-data';
import { answer, lookedAtBy, storyCard, storyChat, storyTime, type ViewerKind } from '@parlour/testing/stories';
import { welcomeOffer } from '@parlour/testing/welcome-offer';

const names = ['Nora', 'Mila', 'Claire', 'Sofia', 'Ida', 'Emma-Charlotte'];
const paging = { page: 1, pages: 1, total: names.length };

/** Everything that the slices read for the home page of a member. */
export const evening = (kind: ViewerKind, account: Partial<User> = {}): RequestHandler[] => [
  lookedAtBy(kind, account, { unread: 3, new_likes: 2 }),
  answer(listLikes, {
    ...paging,
    likes: names.map((name) => ({ profile: storyCard(name), liked_at: storyTime, like_new: false, match: false })),
    counts: { received: names.length, sent: 0, matches: 0 },
    total_new: 0,
  }),
  answer(getSwipeRound, { likes_left: 3, likes_per_day: 4, resets_at: '2026-11-21T23:00:00.000Z' }),
  answer(searchMembers, {
    ...paging,
    profiles: names.map((name) => storyCard(name)),
    criteria: anybody,
    limited: null,
  }),
  answer(listChats, {
    chats: names.slice(0, 3).map((name) => storyChat(name, { text: 'Until Thursday then.', sent_at: storyTime })),
    total_unread: 0,
    requests: 0,
  }),
  answer(getDiscountcode, { discount_code: welcomeOffer }),
];
