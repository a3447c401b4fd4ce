// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chatsOptions } from '@parlour/api-client/chat/chats';
import { conversationOptions } from '@parlour/api-client/chat/conversation';
import { applyEvent } from '@parlour/api-client/live/apply-event';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { bareCard } from '@parlour/testing/page-data';
import { chat } from '../../testing/conversation-page.ts';
import { renderChat } from '../../testing/render-chat.tsx';
import type { ChatServer } from '../../testing/server.ts';
import { withChatServer } from '../../testing/with-chat-server.ts';

const MILA = '00000000-0000-4000-8000-000000000002';
const MILAS = '00000000-0000-4000-8000-000000000102';

let server: ChatServer;
withChatServer({ messages: [messageOf(1)], unread: 1 }, (fresh) => {
  server = fresh;
  server.elsewhere = [
    {
      conversation: { ...server.conversation(), id: MILAS },
      profile: bareCard(MILA, { name: 'Mila' }),
      num_unread_messages: 0,
    },
  ];
});

it('says what others have written meanwhile, and nothing of what is being read', async () => {
  const { client } = renderChat(server, chat);
  await screen.findByRole('log');
  expect(screen.getByRole('link', { name: 'All conversations' })).toBeTruthy();
  await waitFor(() => expect(server.asked).toContain('PUT /api/chat.php'));

  const message = messageOf(2, { conversation_id: MILAS });
  const conversation = { ...server.conversation(), id: MILAS, last_message: message };
  const event = { kind: 'message', message, conversation, profile_id: MILA } as const;
  act(() => applyEvent(client, { id: 9, event: { ...event, unread: 2, total_unread: 2, total_new: 0 } }));
  const link = await screen.findByRole('link', { name: 'All conversations · 2 unread messages' });
  expect(link.parentElement?.textContent).toBe('2');
});

it('has a heading that stands where headings may', async () => {
  renderChat(server, chat);
  await screen.findByRole('log');
  expect(screen.getByRole('heading', { level: 1 }).closest('span, p')).toBeNull();
});

it('says whether one is told of what is written here', async () => {
  const { client } = renderChat(server, chat);
  await screen.findByRole('log');
  expect(screen.queryByText('Muted')).toBeNull();
  const options = conversationOptions({ conversation_id: CONVERSATION });
  const muted = { ...server.conversation(), muted: true };
  act(() => void client.setQueryData(options.queryKey, (page) => page && { ...page, conversation: muted }));
  expect(await screen.findByText('Muted')).toBeTruthy();
});

it('counts what is unread behind the part of the list that is loaded too', async () => {
  const { client } = renderChat(server, chat);
  await screen.findByRole('log');
  await waitFor(() => expect(server.asked).toContain('PUT /api/chat.php'));
  act(() => void client.setQueryData(chatsOptions().queryKey, (list) => list && { ...list, total_unread: 3 }));
  expect(await screen.findByRole('link', { name: 'All conversations · 3 unread messages' })).toBeTruthy();
});

it('keeps the age behind a name that is read from right to left', async () => {
  server.profile = { ...server.profile, name: 'محمد علي', age: 38 };
  renderChat(server, chat);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('\u2068محمد علي\u2069, 38');
});
