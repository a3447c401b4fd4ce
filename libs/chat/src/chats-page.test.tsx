// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addresses } from '@parlour/contract/addresses';
import { imageOf } from '@parlour/testing/page-data';
import { box, chat, memberChat } from './testing/conversation-page.ts';
import { renderChat } from './testing/render-chat.tsx';
import { nora, type ChatServer } from './testing/server.ts';
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

it('offers nobody else beside a first message that is being written', async () => {
  server.begun = false;
  renderChat(server, memberChat);
  expect(await screen.findByText('No messages yet')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Find members', hidden: true })).toBeNull();
});

it('fetches its portraits at once, and beside a conversation, where a phone does not show them, only as they come near', async () => {
  server.profile = { ...nora, main_image: imageOf('Nora') };
  // Styles hide the pane as on a phone, and a hidden place has no name.
  const portrait = () => document.querySelector('section[aria-label="Conversations"] li img')?.getAttribute('loading');
  const { router } = renderChat(server, addresses.chats.href());
  await waitFor(() => expect(portrait()).toBe('eager'));
  await act(() => router.navigate(chat));
  await box();
  expect(portrait()).toBe('lazy');
});
