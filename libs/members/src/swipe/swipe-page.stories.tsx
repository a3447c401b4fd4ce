import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { listSwipes } from '@parlour/contract/members/list-swipes';
import { swipe } from '@parlour/contract/members/swipe';
import { undoSwipe } from '@parlour/contract/members/undo-swipe';
import type { SwipeGame } from '@parlour/api-client/members/fold-swipe';
import { answer, lookedAtBy, refusal, Slot, storyCard, waiting } from '@parlour/testing/stories';
import { MatchPlace } from '../match/match-place.tsx';
import { SwipePage } from './swipe-page.tsx';

const round = { likes_left: 3, resets_at: '2026-11-21T23:00:00.000Z' };
const game: SwipeGame = {
  queue: [
    storyCard('Claire', { age: 52, online: 'now', verified: { photo: true, age: true } }),
    storyCard('Ida', { age: 38, like_new: true }),
    storyCard('Amara', { age: 36, fictional: true }),
    storyCard('Sofia', { age: 44 }),
    storyCard('Emma-Charlotte', { age: 63 }),
  ],
  ...round,
  likes_per_day: 4,
  can_undo: true,
};
const answers = (changes: Partial<SwipeGame> = {}) => [lookedAtBy('free'), answer(listSwipes, { ...game, ...changes })];

const meta = {
  title: 'Screens/Members/Swipe game',
  component: SwipePage,
  args: { renderWords: () => <Slot name="own words" /> },
  parameters: { address: '/swipe-game', answers: answers() },
} satisfies Meta<typeof SwipePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const deckOf = (canvas: HTMLElement) =>
  within(canvas).findByRole('group', { name: 'Claire, 52, Utrecht, Photo verified' });

export const Playing: Story = {};
export const LastLike: Story = { parameters: { answers: answers({ likes_left: 1, can_undo: false }) } };
export const LimitReached: Story = { parameters: { answers: answers({ likes_left: 0 }) } };
/** The words stand in the middle of the room, with no ring around it and no keys beside it. */
export const NobodyLeft: Story = {
  parameters: { answers: answers({ queue: [] }) },
  play: async ({ canvasElement }) => {
    const words = await within(canvasElement).findByText('You have seen everybody for today');
    const table = within(canvasElement).getByRole('group', { name: 'Today’s round' });
    await userEvent.keyboard('{Shift}');
    table.focus();
    await expect(getComputedStyle(table).outlineStyle).toBe('none');
    const [room, first] = [table, words.parentElement!.parentElement!].map((box) => box.getBoundingClientRect());
    await expect(Math.abs(first!.top - room!.top - (room!.bottom - first!.bottom))).toBeLessThanOrEqual(1);
    await expect(canvasElement.querySelector('aside')).not.toBeVisible();
  },
};
export const Waiting: Story = { parameters: { answers: [lookedAtBy('free'), waiting(listSwipes)] } };
export const Failed: Story = { parameters: { answers: [lookedAtBy('free'), refusal(listSwipes, 'server_error')] } };
export const RefusedWithoutScript: Story = { args: { refusal: { code: 'swipe_limit', params: {} } } };
export const German: Story = {
  parameters: { answers: answers({ likes_left: 0, queue: game.queue.toReversed() }) },
  globals: { locale: 'de' },
};

/**
 * A window by its size in pixels, and what must be in sight in it, although the head and the tab bar, which no story shows, take so
 * many pixels.
 */
const inWindow = (width: number, height: number, role: 'group' | 'button', name: string, taken: number): Story => ({
  parameters: {
    viewport: { options: { own: { name: 'own', styles: { width: `${width}px`, height: `${height}px` } } } },
  },
  globals: { viewport: { value: 'own' } },
  play: async ({ canvasElement }) => {
    await deckOf(canvasElement);
    const { bottom } = within(canvasElement).getByRole(role, { name }).getBoundingClientRect();
    await expect(window.innerHeight).toBe(height);
    await expect(bottom).toBeLessThanOrEqual(height - taken);
  },
});

/** Below a head of 56 px the words of the choices keep clear of the tab bar, which is 66 px high. */
export const Phone: Story = inWindow(360, 780, 'group', 'Your choice', 56 + 66 + 12);
export const PhoneWithTheWayBack: Story = inWindow(390, 844, 'button', 'Undo last pass', 56 + 66);
export const LowestPhoneWithTheWayBack: Story = inWindow(360, 640, 'button', 'Undo last pass', 56 + 66);
export const SmallestPhone: Story = inWindow(320, 568, 'group', 'Your choice', 56 + 66 + 12);
/** On its side the tabs stand below the head, and scroll away with it. */
export const PhoneOnItsSide: Story = inWindow(568, 320, 'button', 'Undo last pass', 56 + 66);
export const LowDesk: Story = inWindow(1280, 720, 'button', 'Undo last pass', 64 + 12);
export const Desk: Story = inWindow(1440, 900, 'button', 'Undo last pass', 64 + 12);

/** The like was returned: both stand in their doorways. */
export const Match: Story = {
  render: () => (
    <>
      <SwipePage />
      <MatchPlace />
    </>
  ),
  parameters: { answers: [...answers(), answer(swipe, { ...round, match: true, conversation_id: null })] },
  play: async ({ canvasElement }) => {
    (await deckOf(canvasElement)).focus();
    await userEvent.keyboard('{ArrowRight}');
    const modal = within(await within(document.body).findByRole('dialog', { name: 'It’s a match!' }));
    await waitFor(() => expect(modal.getByRole('link', { name: 'Write to Claire' })).toBeVisible());
  },
};

/** The last card has gone, and the next ones are on their way. */
export const LookingForMore: Story = {
  parameters: { answers: [...answers({ queue: game.queue.slice(0, 1) }), waiting(swipe)] },
  play: async ({ canvasElement }) => {
    (await deckOf(canvasElement)).focus();
    await userEvent.keyboard('{ArrowLeft}');
    const place = await within(canvasElement).findByRole('status', { name: 'Looking for more members' });
    await expect(place).toBeVisible();
  },
};

/** The choice could not be sent: its card lies on top again. */
export const ChoiceFailed: Story = {
  parameters: { answers: [...answers(), refusal(swipe, 'server_error')] },
  play: async ({ canvasElement }) => {
    (await deckOf(canvasElement)).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(within(canvasElement).getByText('Claire is back on top.')).toBeInTheDocument());
    await waitFor(async () => expect(await deckOf(canvasElement)).toHaveFocus());
  },
};

/** By keys alone: pass, and take it back. */
export const Undone: Story = {
  parameters: {
    answers: [
      ...answers({ can_undo: false }),
      answer(swipe, { ...round, match: false, conversation_id: null }),
      answer(undoSwipe, { profile: game.queue[0]!, can_undo: false }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    (await deckOf(canvasElement)).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(page.getByRole('group', { name: 'Ida, 38, Utrecht' })).toHaveFocus());
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Undo last pass' })).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.keyboard('{Backspace}');
    await waitFor(async () => expect(await deckOf(canvasElement)).toHaveFocus());
  },
};
