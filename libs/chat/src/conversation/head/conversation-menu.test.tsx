// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { ChatServer } from '../../testing/server.ts';
import { ConversationMenu } from './conversation-menu.tsx';

beforeAll(installTopLayer);
afterEach(cleanup);

it.each([
  ['Mute', false, 'Muted'],
  ['Unmute', true, 'Unmuted'],
])('%s says that it is done', async (entry, muted, said) => {
  const server = new ChatServer();
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
