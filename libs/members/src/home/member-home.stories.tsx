import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { getSwipeRound } from '@parlour/contract/members/get-swipe-round';
import { listLikes, type LikesOfType } from '@parlour/contract/members/list-likes';
import { searchMembers } from '@parlour/contract/members/search-members';
import {
  answer,
  everythingTold,
  lookedAtBy,
  refusal,
  Slot,
  storyCard,
  storyProfile,
  storyTime,
  waiting,
  type ViewerKind,
} from '@parlour/testing/stories';
import { anybody } from '@parlour/testing/page-data';
import { MemberHome } from './member-home.tsx';

const likesOf = (names: readonly string[]): LikesOfType => ({
  likes: names.map((name, place) => ({
    profile: storyCard(name, { like_new: place < 2 }),
    liked_at: storyTime,
    like_new: place < 2,
    match: false,
  })),
  page: 1,
  pages: 1,
  total: names.length,
  counts: { received: names.length, sent: 0, matches: 0 },
  total_new: Math.min(2, names.length),
});
const newMembers = (names: readonly string[], city = 'Utrecht') =>
  answer(searchMembers, {
    profiles: names.map((name) => storyCard(name, { city, online: 'today' })),
    page: 1,
    pages: 1,
    total: names.length,
    criteria: anybody,
    limited: null,
  });

const round = answer(getSwipeRound, { likes_left: 3, likes_per_day: 4, resets_at: '2026-11-21T23:00:00.000Z' });
const likers = ['Nora', 'Mila', 'Claire', 'Sofia', 'Ida'];
const newcomers = ['Iris', 'Vera', 'Ruth', 'Lotte', 'Saar', 'Femke'];
const germans = ['Emma-Charlotte Wolkenstein', 'Marie-Louise', 'Annegret-Elisabeth'];

const answers = (
  kind: ViewerKind,
  likes: readonly string[] = likers,
  members: RequestHandler = newMembers(newcomers),
): RequestHandler[] => [lookedAtBy(kind), answer(listLikes, likesOf(likes)), round, members];

const { relation: _, ...whole } = storyProfile('Lucas', { gender: 'male', ...everythingTold });

const meta = {
  title: 'Screens/Members/Home',
  component: MemberHome,
  args: {
    chats: <Slot name="open conversations" />,
    offer: <Slot name="an offer that runs" />,
  },
} satisfies Meta<typeof MemberHome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = { parameters: { answers: answers('free') } };
export const Premium: Story = { args: { offer: undefined }, parameters: { answers: answers('premium') } };
/** The first evening: nobody likes one yet, and nobody is new. */
export const Quiet: Story = {
  args: { chats: undefined, offer: undefined },
  parameters: { answers: answers('free', [], newMembers([])) },
};
/** Nobody stands beside the greeting: the longest of words has its line. */
export const LongNameAlone: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: {
    answers: [
      lookedAtBy('free', { profile: { ...whole, name: 'Wolfeschlegelsteinha' } }),
      ...answers('free', []).slice(1),
    ],
  },
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement).findByRole('heading', { level: 1 });
    const words = document.createRange();
    words.selectNodeContents(title);
    await expect(words.getBoundingClientRect().height).toBeLessThan(
      2 * Number.parseFloat(getComputedStyle(title).lineHeight),
    );
  },
};
/** A profile that is whole asks for nothing more. */
export const WholeProfile: Story = {
  parameters: {
    answers: [lookedAtBy('premium', { profile: whole }), ...answers('premium').slice(1)],
  },
};
export const Waiting: Story = { parameters: { answers: answers('free', likers, waiting(searchMembers)) } };
export const Failed: Story = {
  parameters: { answers: answers('free', likers, refusal(searchMembers, 'server_error')) },
};
export const NoLikesLeft: Story = {
  parameters: {
    answers: [
      ...answers('free').toSpliced(2, 1),
      answer(getSwipeRound, { likes_left: 0, likes_per_day: 4, resets_at: '2026-11-21T23:00:00.000Z' }),
    ],
  },
};
export const German: Story = {
  globals: { locale: 'de' },
  parameters: { answers: answers('free', germans, newMembers(germans, 'Garmisch-Partenkirchen')) },
};
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { answers: answers('free') },
};
/** Names have room for all of their letters: two people stand in the doors, and one tile in a row. */
export const LargeTextOnTheSmallestPhone: Story = {
  globals: { locale: 'de', text: 'twice as large', viewport: { value: 'smallest' } },
  parameters: { answers: answers('free') },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const doors = within(await page.findByRole('group', { name: 'Sie mögen dich' }));
    await waitFor(() => expect(doors.getAllByRole('link')).toHaveLength(2));
    for (const name of ['Nora', 'Mila']) {
      const words = doors.getByText(name).parentElement!;
      const plate = words.parentElement!;
      await expect(plate).toHaveTextContent(`${name}, 41`);
      for (const box of [words, plate]) {
        await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
        await expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight + 1);
      }
    }
    const tiles = page.getAllByRole('listitem').map((tile) => tile.offsetLeft);
    await expect(new Set(tiles).size).toBe(1);
    const play = page.getByRole('link', { name: 'Spielen' }).getBoundingClientRect();
    await expect(play.right).toBeLessThan(window.innerWidth - 16);
  },
};
