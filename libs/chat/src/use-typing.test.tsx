// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applyEvent } from '@parlour/api-client/live/apply-event';
import { refresh } from '@parlour/api-client/live/refresh';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { open } from './testing/conversation-page.ts';
import type { ChatServer } from './testing/server.ts';
import { withChatServer } from './testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({ messages: [messageOf(1)] }, (fresh) => (server = fresh));

it('somebody who was blocked while typing is shown typing no more, neither in the conversation nor in the list', async () => {
  const { client } = await open(server);
  act(() => applyEvent(client, { id: null, event: { kind: 'typing', conversation_id: CONVERSATION } }));
  expect(await screen.findByText('Nora is typing')).toBeTruthy();
  expect(screen.getByText('is typing …')).toBeTruthy();
  server.state = 'blocked';
  act(() => refresh(client));
  expect(await screen.findByText('You have blocked Nora.')).toBeTruthy();
  expect(screen.queryByText(/is typing/)).toBeNull();
});
