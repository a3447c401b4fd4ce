// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '@parlour/testing/render-page';
import type { ChatServer } from '../../testing/server.ts';
import { withChatServer } from '../../testing/with-chat-server.ts';
import { ConversationMenu } from './conversation-menu.tsx';

let server: ChatServer;
withChatServer({}, (fresh) => (server = fresh));

it.each([
  ['Mute', false, 'Muted'],
  ['Unmute', true, 'Unmuted'],
])('%s says that it is done', async (entry, muted, said) => {
  const page = server.page();
  const conversation = { ...server.conversation(), muted };
  const { asked } = renderPage(<ConversationMenu page={{ ...page, conversation }} extraEntries={[]} />, {
    'PUT /api/chat.php': () => ({
      chat: { conversation: { ...conversation, muted: !muted }, profile: page.profile, num_unread_messages: 0 },
      total_unread: 0,
    }),
  });
  fireEvent.click(await screen.findByRole('menuitem', { name: entry, hidden: true }));
  expect(await screen.findByText(`Toast: ${said}`)).toBeTruthy();
  expect(asked.map(({ body }) => body)).toEqual([{ id: conversation.id, muted: !muted }]);
});
