import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, within } from 'storybook/test';
import { listChats } from '@parlour/contract/chat/list-chats';
import { getSwipeRound } from '@parlour/contract/members/get-swipe-round';
import { listLikes } from '@parlour/contract/members/list-likes';
import { searchMembers } from '@parlour/contract/members/search-members';
import { getDiscountcode } from '@parlour/contract/payments/get-discountcode';
import { answer, lookedAtBy, storyCard, storyChat, storyTime, type ViewerKind } from '@parlour/testing/stories';
import { welcomeOffer } from '@parlour/testing/welcome-offer';
import { MemberEvening } from './member-evening.tsx';

const names = ['Nora', 'Mila', 'Claire', 'Sofia', 'Ida', 'Emma-Charlotte'];
const paging = { page: 1, pages: 1, total: names.length };

/** Everything that the slices read for this page. */
const evening = (kind: ViewerKind): RequestHandler[] => [
  lookedAtBy(kind, {}, { unread: 3, new_likes: 2 }),
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
    criteria: { gender: 'female', country: 'NL', countryregion: null, city: null, min_age: 18, max_age: 99 },
    limited: null,
  }),
  answer(listChats, {
    chats: names.slice(0, 3).map((name) => storyChat(name, { text: 'Until Thursday then.', sent_at: storyTime })),
    total_unread: 0,
    requests: 0,
  }),
  answer(getDiscountcode, { discount_code: welcomeOffer }),
];

const meta = {
  title: 'Screens/Shell/Evening of a member',
  component: MemberEvening,
  parameters: { answers: evening('free') },
} satisfies Meta<typeof MemberEvening>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {
  play: async ({ canvasElement }) => {
    const offer = await within(canvasElement).findByRole('link', { name: 'See the packages' });
    await expect(offer).toBeVisible();
  },
};
/** Who has paid is offered nothing. */
export const Premium: Story = { parameters: { answers: evening('premium') } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { locale: 'de' } };
