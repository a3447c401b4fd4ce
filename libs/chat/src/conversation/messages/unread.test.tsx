// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applyEvent } from '@parlour/api-client/live/apply-event';
import { addresses } from '@parlour/contract/addresses';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { renderChat } from '../../testing/render-chat.tsx';
import { type ChatServer, nora } from '../../testing/server.ts';
import { withChatServer } from '../../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({}, (fresh) => (server = fresh));

const chat = addresses.chat.href({ id: CONVERSATION });

async function open() {
  const page = renderChat(server, chat);
  await screen.findByRole('textbox');
  return page;
}
const line = () => screen.queryByRole('separator');
/** The message above the line, if any, and the one below it. */
const around = () =>
  [line()?.previousElementSibling, line()?.nextElementSibling].map(
    (beside) => /Message \d|The oldest|Today/.exec(beside?.textContent ?? '')?.[0],
  );

it('what is new stands below a line, as long as the conversation is open', async () => {
  server.messages = [1, 2, 3].map((seq) => messageOf(seq));
  server.unread = 2;
  const { client, router } = await open();
  expect(line()?.getAttribute('aria-label')).toBe('2 unread messages');
  expect(around()).toEqual(['Message 1', 'Message 2']);
  expect(line()?.previousElementSibling?.querySelector('time'), 'what was read ends there').toBeTruthy();
  await waitFor(() => expect(server.asked).toContain('PUT /api/chat.php'));

  const event = { kind: 'message', message: messageOf(4), conversation: server.conversation(), profile_id: nora.id };
  act(() => applyEvent(client, { id: 4, event: { ...event, unread: 1, total_unread: 1, total_new: 0 } as never }));
  expect(await screen.findByText('Message 4', { selector: '[role="log"] *' })).toBeTruthy();
  expect(around()).toEqual(['Message 1', 'Message 2']);

  await act(() => router.navigate(addresses.chats.href()));
  await act(() => router.navigate(chat));
  await screen.findByRole('textbox');
  expect(line()).toBeNull();
});

it('nothing is new where all was read, also by those of whom nobody sees that they read', async () => {
  server.messages = [messageOf(1, { read_at: null })];
  await open();
  expect(line()).toBeNull();
});

it('the line comes with the first new message where that is older than what is loaded', async () => {
  server.messages = [2, 3].map((seq) => messageOf(seq));
  server.unread = 3;
  server.hasMore = true;
  const { user } = await open();
  expect(line()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show older messages' }));
  await waitFor(() => expect(around()).toEqual(['Today', 'The oldest']));
});
