import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { RequestHandler } from 'msw';
import { getRegions } from '@parlour/contract/account/reference-data/get-regions';
import { addresses } from '@parlour/contract/addresses';
import { listSwipes } from '@parlour/contract/members/list-swipes';
import { searchMembers } from '@parlour/contract/members/search-members';
import { getDiscountcode } from '@parlour/contract/payments/get-discountcode';
import { listCredits } from '@parlour/contract/payments/list-credits';
import { getProfile } from '@parlour/contract/profile/get-profile';
import { related } from '@parlour/contract/profile/related';
import { manyFound, regions, strangers } from '@parlour/testing/page-data';
import {
  answer,
  drawnImage,
  everythingTold,
  lookedAtBy,
  storyCard,
  storyProfile,
  storyShopWithOffer,
  type ViewerKind,
} from '@parlour/testing/stories';
import { evening } from '../home/member-evening.fixture.ts';
import CreditsRoute from '../routes/credits.tsx';
import HomeRoute from '../routes/home.tsx';
import MemberRoute from '../routes/member.tsx';
import MembersRoute from '../routes/members.tsx';
import SwipeGameRoute from '../routes/swipe-game.tsx';
import DefaultLayout from './default-layout.tsx';

const names = ['Nora', 'Mila', 'Claire', 'Sofia', 'Iris', 'Vera', 'Ruth', 'Ida', 'Lena', 'Hilde', 'Petra', 'Grace'];
const crowd = names.map((name, place) =>
  storyCard(name, { age: 34 + place, online: place % 3 === 0 ? 'now' : 'today' }),
);
const nora = storyProfile('Nora', {
  ...everythingTold,
  online: 'now',
  photos: ['Nora', 'Nora at the sea', 'Nora in the garden'].map((name, order) =>
    drawnImage(name, { order, is_main: order === 0 }),
  ),
  photos_total: 3,
  relation: strangers,
});
const search = { ...manyFound, profiles: crowd };

interface ShownPage {
  Page: ComponentType;
  /** The page's own address, and the pattern that finds what stands in it. */
  address: string;
  pattern?: string;
  viewer: ViewerKind;
  answers: readonly RequestHandler[];
}

/** A page of a route inside its layout, as a member's browser shows it. */
function whole({ Page, address, pattern = '*', viewer, answers }: ShownPage): Story {
  return {
    parameters: {
      address,
      answers: [
        ...answers,
        lookedAtBy(viewer, {}, { unread: 3, new_likes: 2 }),
        answer(getDiscountcode, { discount_code: null }),
        answer(getRegions, regions),
      ],
    },
    render: () => (
      <Routes>
        <Route element={<DefaultLayout />}>
          <Route path={pattern} element={<Page />} />
        </Route>
      </Routes>
    ),
  };
}

const onPhone = { globals: { viewport: { value: 'phone' } } } as const;
const onDesk = { globals: { viewport: { value: 'desk' } } } as const;

const meta = {
  title: 'Screens/Shell/Whole pages',
  component: DefaultLayout,
  /** Navigation, page and footer stand below each other, and nothing is wider than the window. */
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('contentinfo', {}, { timeout: 10_000 });
    await canvas.findByRole('heading', { level: 1 }, { timeout: 10_000 });
    await waitFor(() => expect(document.documentElement.scrollWidth).toBe(window.innerWidth));
  },
} satisfies Meta<typeof DefaultLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const visitorHome = whole({
  Page: HomeRoute,
  address: '/',
  viewer: 'visitor',
  answers: [answer(searchMembers, search)],
});
const memberHome = whole({ Page: HomeRoute, address: '/', viewer: 'free', answers: evening('free') });
const members = whole({
  Page: MembersRoute,
  address: '/members',
  viewer: 'free',
  answers: [answer(searchMembers, search)],
});
const profile = whole({
  Page: MemberRoute,
  address: addresses.member.href({ id: nora.id }),
  pattern: addresses.member.pattern,
  viewer: 'premium',
  answers: [
    answer(getProfile, { profile: nora }),
    answer(related, { page: 1, pages: 1, total: 6, count: 6, profiles: crowd.slice(1, 7) }),
  ],
});
const swipeGame = whole({
  Page: SwipeGameRoute,
  address: '/swipe-game',
  viewer: 'free',
  answers: [
    answer(getProfile, { profile: nora }),
    answer(listSwipes, {
      queue: crowd.slice(0, 4),
      likes_left: 3,
      likes_per_day: 4,
      resets_at: '2026-11-21T23:00:00.000Z',
      can_undo: true,
    }),
  ],
});
const credits = whole({
  Page: CreditsRoute,
  address: '/credits',
  viewer: 'free',
  answers: [answer(listCredits, storyShopWithOffer)],
});

export const HomeOfAVisitor: Story = { ...visitorHome, ...onDesk };
export const HomeOfAVisitorOnAPhone: Story = { ...visitorHome, ...onPhone };
export const HomeOfAMember: Story = { ...memberHome, ...onDesk };
export const HomeOfAMemberOnAPhone: Story = { ...memberHome, ...onPhone };
export const Members: Story = { ...members, ...onDesk };
export const MembersOnAPhone: Story = { ...members, ...onPhone };
export const Profile: Story = { ...profile, ...onDesk };
export const ProfileOnAPhone: Story = { ...profile, ...onPhone };
export const SwipeGame: Story = { ...swipeGame, ...onDesk };
export const SwipeGameOnAPhone: Story = { ...swipeGame, ...onPhone };
export const Credits: Story = { ...credits, ...onDesk };
export const CreditsOnAPhone: Story = { ...credits, ...onPhone };
