import { Route, Routes } from 'react-router';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { addresses } from '@parlour/contract/addresses';
import { listChats } from '@parlour/contract/chat/list-chats';
import { listMessages } from '@parlour/contract/chat/list-messages';
import { updateChat } from '@parlour/contract/chat/update-chat';
import { listBlocks } from '@parlour/contract/safety/list-blocks';
import { CONVERSATION } from '@parlour/testing/chat-data';
import { canSend } from '@parlour/testing/page-data';
import {
  answer,
  lookedAtBy,
  storyCard,
  storyChat,
  storyConversation,
  storyTime,
  storyTalk,
} from '@parlour/testing/stories';
import { ConversationPage } from '../navigation/conversation-page.tsx';
import ChatLayout from './chat-layout.tsx';

const page = {
  conversation: storyConversation(storyTalk.at(-1) ?? null),
  profile: storyCard('Nora', { online: 'now' }),
  can_send: canSend,
  messages: storyTalk,
  has_more: false,
};

const chats = [
  storyChat('Nora', storyTalk.at(-1) ?? {}, { id: CONVERSATION, profile: { online: 'now' } }),
  storyChat('Mila', { sent_at: '2026-11-21T17:20:00.000Z', text: 'Did you find the record?' }, { unread: 2 }),
  storyChat('Claire', { sent_at: '2026-11-20T21:05:00.000Z', text: 'Sleep well, you.' }, { unread: 1 }),
];

/** What is written stands at the lower edge of the window, and nothing goes beyond that. */
async function expectBoxInSight(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const box = await canvas.findByRole('textbox', {}, { timeout: 10_000 });
  // The first story of a member fetches what only members have.
  if (window.innerWidth >= 768) await canvas.findByRole('link', { name: /^Likes/ }, { timeout: 10_000 });
  await waitFor(() => expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  await expect(box.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 200);
  await expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
}

const meta = {
  title: 'Screens/Shell/Conversation',
  component: ChatLayout,
  parameters: {
    address: addresses.chat.href({ id: CONVERSATION }),
    answers: [
      lookedAtBy('premium', {}, { unread: 3, new_likes: 12 }),
      answer(listChats, { chats, total_unread: 3, requests: 0 }),
      answer(listBlocks, { profiles: [] }),
      answer(listMessages, page),
      answer(updateChat, { chat: storyChat('Nora', { sent_at: storyTime }, { id: CONVERSATION }), total_unread: 3 }),
    ],
  },
  render: () => (
    <Routes>
      <Route element={<ChatLayout />}>
        <Route path="*" element={<ConversationPage target={{ conversation_id: CONVERSATION }} />} />
      </Route>
    </Routes>
  ),
  play: ({ canvasElement }) => expectBoxInSight(canvasElement),
} satisfies Meta<typeof ChatLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = { globals: { viewport: { value: 'desk' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The navigation grows with its letters. */
export const LargeTextOnATablet: Story = {
  globals: { viewport: { value: 'tablet' }, text: 'twice as large' },
  play: async ({ canvasElement }) => {
    await expectBoxInSight(canvasElement);
    const navigation = canvasElement.querySelector<HTMLElement>('[data-top-navigation]')!;
    await waitFor(() => expect(navigation.offsetHeight).toBeGreaterThan(100));
    await expectBoxInSight(canvasElement);
  },
};
export const LargeTextOnAPhone: Story = { globals: { viewport: { value: 'smallest' }, text: 'twice as large' } };
export const LargeTextOnADesk: Story = { globals: { viewport: { value: 'desk' }, text: 'twice as large' } };
