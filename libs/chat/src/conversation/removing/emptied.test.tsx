// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refresh } from '@parlour/api-client/live/refresh';
import { messageOf } from '@parlour/testing/chat-data';
import { box, chat, flow, memberChat } from '../../testing/conversation-page.ts';
import { renderChat } from '../../testing/render-chat.tsx';
import type { ChatServer } from '../../testing/server.ts';
import { withChatServer } from '../../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({}, (fresh) => (server = fresh));

const words = 'The messages were removed.';

it('a conversation that was removed in another tab says so where its messages were', async () => {
  server.messages = [messageOf(1, { text: 'Good evening' })];
  const { client } = renderChat(server, chat);
  expect(await screen.findAllByText('Good evening')).toBeTruthy();
  expect(within(flow()).queryByText(words)).toBeNull();
  server.messages = [];
  act(() => refresh(client));
  expect(await within(flow()).findByText(words)).toBeTruthy();
});

it('a conversation that nobody has begun has had none', async () => {
  server.begun = false;
  renderChat(server, memberChat);
  await box();
  expect(within(flow()).queryByText(words)).toBeNull();
});
