// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { refresh } from '@parlour/api-client/live/refresh';
import { addresses } from '@parlour/contract/addresses';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { renderChat } from '../../testing/render-chat.tsx';
import { ChatServer } from '../../testing/server.ts';

afterEach(cleanup);

const flow = () => within(screen.getByRole('log', { name: 'Messages with Nora' }));
const words = 'The messages were removed.';

it('a conversation that was removed in another tab says so where its messages were', async () => {
  const server = new ChatServer();
  server.messages = [messageOf(1, { text: 'Good evening' })];
  const { client } = renderChat(server, addresses.chat.href({ id: CONVERSATION }));
  expect(await screen.findAllByText('Good evening')).toBeTruthy();
  expect(flow().queryByText(words)).toBeNull();
  server.messages = [];
  act(() => refresh(client));
  expect(await flow().findByText(words)).toBeTruthy();
});

it('a conversation that nobody has begun has had none', async () => {
  const server = new ChatServer();
  server.begun = false;
  renderChat(server, addresses.memberChat.href({ id: server.profile.id }));
  await screen.findByRole('textbox', { name: 'Message to Nora' });
  expect(flow().queryByText(words)).toBeNull();
});
