// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addresses } from '@parlour/contract/addresses';
import { renderChat } from './testing/render-chat.tsx';
import type { ChatServer } from './testing/server.ts';
import { withChatServer } from './testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({}, (fresh) => (server = fresh));

const choose = () => screen.queryByText('Choose a conversation');

it('asks to choose a conversation, also while none is shown of those there are', async () => {
  renderChat(server, addresses.chats.href(undefined, { filter: 'unread' }));
  expect(await screen.findByText('Nothing here right now')).toBeTruthy();
  expect(choose()).toBeTruthy();
});

it('asks nobody to choose a conversation who has none', async () => {
  server.begun = false;
  renderChat(server, addresses.chats.href());
  expect(await screen.findByText('No messages yet')).toBeTruthy();
  expect(choose()).toBeNull();
  expect(screen.queryByRole('region', { name: 'Conversation' })).toBeNull();
});
