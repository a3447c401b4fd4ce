import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { listChats } from '@parlour/contract/chat/list-chats';
import { listMessages } from '@parlour/contract/chat/list-messages';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { answer, storyChat, storyTime, waiting } from '@parlour/testing/stories';
import { ChatPage } from '../../chat-page.tsx';
import { looking, messagesFrom, nora, talk } from '../../testing/conversation.fixture.ts';

const meta = {
  title: 'Screens/Chat/Unread messages',
  component: ChatPage,
  args: { target: { conversation_id: CONVERSATION } },
  parameters: { address: `/chats/${CONVERSATION}` },
  /** What is written is kept as a draft, and no story begins with another's. */
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ChatPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A conversation whose last fifty messages are loaded, up to number 150. */
const page = talk({ messages: messagesFrom(101, 50), has_more: true });
const before = { ...listMessages, when: { before: messageOf(101).id } };
const older = answer(before, talk({ messages: messagesFrom(51, 50), has_more: false }));

/** Of the messages of the other, so many are unread. */
function withUnread(unread: number, olderAnswer = older) {
  const own = { id: CONVERSATION, profile: nora, unread, last_message: messageOf(150, { sent_at: storyTime }) };
  const chats = [storyChat('Nora', { sent_at: storyTime }, own)];
  return {
    answers: [
      answer(listChats, { chats, total_unread: unread, requests: 0 }),
      ...looking('premium', page, olderAnswer).answers,
    ],
  };
}

/** Leads to where the unread ones begin, and is gone. */
const leadsToTheLine =
  (count: number, first: string): Story['play'] =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = `${count} unread messages`;
    await userEvent.click(await canvas.findByRole('button', { name }));
    const flow = canvas.getByRole('log');
    await waitFor(() => expect(flow.contains(document.activeElement) && document.activeElement !== flow).toBe(true));
    const line = canvas.getByRole('separator', { name }).getBoundingClientRect();
    const { top, bottom } = flow.getBoundingClientRect();
    await expect(line.top).toBeGreaterThanOrEqual(top);
    await expect(line.bottom).toBeLessThanOrEqual(bottom);
    await expect(document.activeElement!.nextElementSibling).toHaveTextContent(first);
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
  };

/** The line is loaded, far above what is in sight. */
export const FarAbove: Story = { parameters: withUnread(45), play: leadsToTheLine(45, 'Message 106') };
/** The line is further up than what is loaded. */
export const NotLoaded: Story = { parameters: withUnread(70), play: leadsToTheLine(70, 'Message 81') };
export const Loading: Story = {
  parameters: withUnread(70, waiting(before)),
  play: async ({ canvasElement }) => {
    const way = await within(canvasElement).findByRole('button', { name: '70 unread messages' });
    await userEvent.click(way);
    await waitFor(() => expect(way).toHaveAttribute('aria-busy', 'true'));
  },
};
/** Scrolling to the line does as well. */
export const ReachedByScrolling: Story = {
  parameters: withUnread(20),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: '20 unread messages' })).toBeVisible();
    canvas.getByRole('separator').scrollIntoView();
    await waitFor(() => expect(canvas.queryByRole('button', { name: '20 unread messages' })).toBeNull());
    canvas.getByRole('log').scrollTop = 0;
    await expect(canvas.queryByRole('button', { name: '20 unread messages' })).toBeNull();
  },
};
export const OnTheSmallestPhone: Story = {
  parameters: withUnread(45),
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
