import type { RequestHandler } from 'msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { listIcebreakers } from '@parlour/contract/chat/list-icebreakers';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { CanSend, ProfileCard } from '@parlour/contract/types/profile';
import type { User } from '@parlour/contract/types/user';
import { canSend } from '@parlour/testing/page-data';
import { answer, lookedAtBy, refusal, storyCard } from '@parlour/testing/stories';
import { ChatPage } from './chat-page.tsx';
import { free, looking, nora, sendOne, talk } from './testing/conversation.fixture.ts';

const ideas: ReplyOf<typeof listIcebreakers>['icebreakers'] = [
  { id: 'shared_interest:wine', key: 'shared_interest', params: { interest: 'wine' } },
  { id: 'their_interest:art', key: 'their_interest', params: { interest: 'art' } },
  { id: 'their_city', key: 'their_city', params: { city: 'Utrecht' } },
  { id: 'about_me', key: 'about_me', params: {} },
];

/** Nothing has been said yet. */
function before(profile: ProfileCard, can_send: CanSend, icebreakers = ideas): RequestHandler[] {
  return looking(
    can_send.free_left === null ? 'premium' : 'free',
    talk({ conversation: null, profile, can_send, messages: [] }),
    answer(listIcebreakers, { icebreakers }),
  ).answers;
}

const lastOne = {
  photos_max: 3,
  see_all_photos: false,
  free_conversations_left: 1,
  free_messages_left: null,
  swipe_likes_per_day: 4,
  can_search: true,
  can_message: true,
  reason: null,
} satisfies User['rights'];

const meta = {
  title: 'Screens/Chat/First message',
  component: ChatPage,
  args: { target: { profile_id: nora.id } },
  parameters: { address: `/members/${nora.id}/chat`, answers: before(nora, free) },
  /** What is written is kept as a draft, and no story begins with another's. */
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ChatPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ideas to begin with, made of what her profile says. */
export const Free: Story = {};
/** Whoever may begin conversations for free sees how many; all stands beside the button on the smallest phone. */
export const FreeConversations: Story = {
  globals: { locale: 'de', viewport: { value: 'smallest' } },
  parameters: {
    answers: [lookedAtBy('free'), ...before(nora, { ...free, free_left: null }, [])],
  },
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('textbox');
    const [first, ...others] = [...box.closest('form')!.querySelectorAll('button')].slice(-3);
    const { top } = first!.getBoundingClientRect();
    for (const button of others) await expect(Math.abs(button.getBoundingClientRect().top - top)).toBeLessThan(24);
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};
export const LastFreeConversation: Story = {
  parameters: {
    answers: [lookedAtBy('free', { rights: lastOne }), ...before(nora, { ...free, free_left: null })],
  },
};
export const Premium: Story = { parameters: { answers: before(nora, canSend) } };
export const WithoutIdeas: Story = { parameters: { answers: before(nora, free, []) } };
export const IdeasFailed: Story = {
  parameters: { answers: [refusal(listIcebreakers, 'server_error'), ...before(nora, free)] },
};
/** An idea goes into the box, where it can be changed before it is sent. */
export const IdeaChosen: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Something we both like/ }));
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Write to Nora' })).toHaveFocus());
  },
};
/** Before the first paid message its member says to know that nobody can be met. */
export const Fictional: Story = {
  parameters: {
    answers: before({ ...nora, fictional: true }, { ...canSend, allowed: false, reason: 'fictional_ack_required' }),
  },
};
export const AcknowledgementMissing: Story = {
  ...Fictional,
  play: async (context) => {
    await sendOne(context);
    await expect(await within(context.canvasElement).findByText('Confirm this before you write.')).toBeVisible();
  },
};
export const OutOfCredits: Story = {
  parameters: { answers: before(nora, { ...canSend, allowed: false, reason: 'insufficient_credits' }) },
};
export const German: Story = {
  globals: { locale: 'de' },
  parameters: {
    answers: before(storyCard('Emma-Charlotte Wolkenstein', { demo: true, city: 'Garmisch-Partenkirchen' }), canSend),
  },
};
/** All that may stand above the box leaves it in the window of a small phone. */
export const OnASmallPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'small' } },
  parameters: {
    viewport: { options: { small: { name: 'small', styles: { width: '375px', height: '667px' } } } },
    answers: before(
      { ...nora, fictional: true, demo: true },
      { ...canSend, allowed: false, reason: 'fictional_ack_required' },
    ),
  },
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('textbox');
    await waitFor(() => expect(canvasElement.querySelectorAll('form li')).toHaveLength(ideas.length));
    const { bottom } = box.closest('form')!.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(667);
    await expect(document.documentElement.scrollHeight).toBe(667);
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
