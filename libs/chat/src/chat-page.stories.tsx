import { useQueryClient } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useEffect } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { noteTyping } from '@parlour/api-client/chat/typing';
import { listChats } from '@parlour/contract/chat/list-chats';
import { listMessages } from '@parlour/contract/chat/list-messages';
import { updateChat } from '@parlour/contract/chat/update-chat';
import { CONVERSATION } from '@parlour/testing/chat-data';
import {
  answer,
  refusal,
  storyCard,
  storyChat,
  storyConversation,
  storyTalk,
  storyTime,
  waiting,
} from '@parlour/testing/stories';
import { ChatPage } from './chat-page.tsx';
import { free, looking, nora, refused, talk } from './testing/conversation.fixture.ts';

const meta = {
  title: 'Screens/Chat/Conversation',
  component: ChatPage,
  args: {
    target: { conversation_id: CONVERSATION },
    menuEntries: ({ name }) => [{ label: `Block ${name}`, glyph: Ban, tone: 'danger', onSelect: () => {} }],
  },
  parameters: { address: `/chats/${CONVERSATION}` },
  /** What is written is kept as a draft, and no story begins with another's. */
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ChatPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first messages cost nothing. */
export const Free: Story = { parameters: looking('free', talk({ can_send: free })) };
/** What was begun as a free conversation stays one. */
export const FreeConversation: Story = {
  parameters: looking(
    'free',
    talk({
      conversation: storyConversation(storyTalk.at(-1) ?? null, { free: true }),
      can_send: { ...free, free_left: null },
    }),
  ),
  globals: { viewport: { value: 'smallest' } },
};
/** The next message has its price beside it, in credits and in money. */
export const Premium: Story = { parameters: looking('premium', talk()) };
export const Typing: Story = {
  ...Premium,
  render: function Heard(args) {
    const client = useQueryClient();
    useEffect(() => noteTyping(client, CONVERSATION, Date.now() + 3_600_000), [client]);
    return <ChatPage {...args} />;
  },
};
/** Somebody who was not asked for would like to talk. */
export const Request: Story = {
  parameters: looking(
    'free',
    talk({
      conversation: storyConversation(null, { state: 'request' }),
      messages: storyTalk.slice(0, 1),
      can_send: free,
    }),
  ),
};
/**
 * Said beside the name, below it in a sentence that stays in sight, at each of the operator's, and once more before the first
 * paid message.
 */
export const Fictional: Story = {
  parameters: looking(
    'premium',
    talk({
      profile: { ...nora, fictional: true },
      messages: storyTalk.map((message) =>
        message.from === 'them' ? { ...message, sender_kind: 'operator' as const } : message,
      ),
      can_send: refused('fictional_ack_required'),
    }),
  ),
};
export const FictionalOnTheSmallestPhone: Story = {
  ...Fictional,
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const flow = await page.findByRole('log');
    flow.scrollTop = -400;
    const { top, bottom } = page.getByText(/^This is a fictional profile/).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(flow.getBoundingClientRect().top + 1);
  },
};
export const Demo: Story = { parameters: looking('free', talk({ profile: { ...nora, demo: true } })) };
/** The first stop of the keyboard leads past the list and all that may be done about each message. */
export const SkippingToTheBox: Story = {
  ...Premium,
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Skip to the message box' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(canvasElement.querySelector(link.getAttribute('href')!)).toHaveAccessibleName('Write to Nora');
  },
};
export const MenuOpen: Story = {
  ...Premium,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'More' }));
    const opened = await page.findByRole('menuitem', { name: 'Mute' });
    await waitFor(() => expect(opened).toBeVisible());
  },
};
export const AskedToRemove: Story = {
  ...Premium,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'More' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Remove conversation' }));
    const opened = await page.findByRole('dialog', { name: 'Remove this conversation?' });
    await waitFor(() => expect(opened).toBeVisible());
  },
};
export const Waiting: Story = { parameters: looking('premium', talk(), waiting(listMessages)) };
export const Failed: Story = { parameters: looking('premium', talk(), refusal(listMessages, 'server_error')) };
export const German: Story = {
  parameters: looking(
    'premium',
    talk({
      profile: storyCard('Emma-Charlotte Wolkenstein', { online: 'now', fictional: true, demo: true }),
      can_send: refused('fictional_ack_required'),
    }),
  ),
  globals: { locale: 'de' },
};
/** Blocked by the other while it was open: what is left of them is the name. */
export const Closed: Story = {
  parameters: looking(
    'free',
    talk({
      profile: { ...nora, status: 'disabled', age: null, main_image: null, online: null },
      can_send: refused('blocked'),
      messages: [],
    }),
  ),
};
/** Where the list is not beside it, the way back says what others have written. */
export const UnreadElsewhere: Story = {
  parameters: {
    answers: [
      answer(listChats, {
        chats: [storyChat('Mila', { text: 'Until Thursday then.', sent_at: storyTime }, { unread: 120 })],
        total_unread: 120,
        requests: 0,
      }),
      answer(updateChat, { chat: storyChat('Nora', { sent_at: storyTime }, { id: CONVERSATION }), total_unread: 120 }),
      ...looking('premium', talk()).answers,
    ],
  },
  globals: { viewport: { value: 'smallest' } },
};
/** However large its letters, the number of unread messages is not on the arrow. */
export const UnreadElsewhereInLargeText: Story = {
  ...UnreadElsewhere,
  globals: { text: 'twice as large', viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    const back = await within(canvasElement).findByRole('link', { name: /^All conversations/ });
    const badges = back.parentElement!.querySelector('[data-badge]')!;
    await waitFor(() => expect(badges.clientHeight).toBeGreaterThan(30));
    const arrow = back.querySelector('svg')!.getBoundingClientRect();
    const badge = badges.getBoundingClientRect();
    await expect(badge.top >= arrow.bottom - 1 || badge.left >= arrow.right - 1).toBe(true);
  },
};
/** The way back stands in the middle of its line. */
export const OnPhone: Story = {
  ...Premium,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const back = await within(canvasElement).findByRole('link', { name: 'All conversations' });
    const middleOf = (part: Element | null) => {
      const { top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {};
      return (top + bottom) / 2;
    };
    // Half a pixel of the head is the half of its edge.
    await expect(Math.abs(middleOf(back.querySelector('svg')) - middleOf(back.closest('header')))).toBeLessThan(1);
  },
};
