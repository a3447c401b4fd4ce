// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { applyEvent } from '@parlour/api-client/live/apply-event';
import { refresh } from '@parlour/api-client/live/refresh';
import { addresses } from '@parlour/contract/addresses';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { renderChat } from './testing/render-chat.tsx';
import { ChatServer } from './testing/server.ts';

afterEach(cleanup);

it('somebody who was blocked while typing is shown typing no more, neither in the conversation nor in the list', async () => {
  const server = new ChatServer();
  server.messages = [messageOf(1)];
  const { client } = renderChat(server, addresses.chat.href({ id: CONVERSATION }));
  await screen.findByRole('textbox', { name: 'Message to Nora' });
  act(() => applyEvent(client, { id: null, event: { kind: 'typing', conversation_id: CONVERSATION } }));
  expect(await screen.findByText('Nora is typing')).toBeTruthy();
  expect(screen.getByText('is typing …')).toBeTruthy();
  server.state = 'blocked';
  act(() => refresh(client));
  expect(await screen.findByText('You have blocked Nora.')).toBeTruthy();
  expect(screen.queryByText(/is typing/)).toBeNull();
});
