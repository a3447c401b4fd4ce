// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addresses } from '@parlour/contract/addresses';
import { messageOf } from '@parlour/testing/chat-data';
import { box, chat, hear, open } from '../../testing/conversation-page.ts';
import type { ChatServer } from '../../testing/server.ts';
import { withChatServer } from '../../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({}, (fresh) => (server = fresh));

const line = () => screen.queryByRole('separator');
/** The message above the line, if any, and the one below it. */
const around = () =>
  [line()?.previousElementSibling, line()?.nextElementSibling].map(
    (beside) => /Message \d|The oldest|Today/.exec(beside?.textContent ?? '')?.[0],
  );

it('what is new stands below a line, as long as the conversation is open', async () => {
  server.messages = [1, 2, 3].map((seq) => messageOf(seq));
  server.unread = 2;
  const { client, router } = await open(server);
  expect(line()?.getAttribute('aria-label')).toBe('2 unread messages');
  expect(around()).toEqual(['Message 1', 'Message 2']);
  expect(line()?.previousElementSibling?.querySelector('time'), 'what was read ends there').toBeTruthy();
  await waitFor(() => expect(server.asked).toContain('PUT /api/chat.php'));

  hear(client, server, messageOf(4));
  expect(await screen.findByText('Message 4', { selector: '[role="log"] *' })).toBeTruthy();
  expect(around()).toEqual(['Message 1', 'Message 2']);

  await act(() => router.navigate(addresses.chats.href()));
  await act(() => router.navigate(chat));
  await box();
  expect(line()).toBeNull();
});

it('nothing is new where all was read, also by those of whom nobody sees that they read', async () => {
  server.messages = [messageOf(1, { read_at: null })];
  await open(server);
  expect(line()).toBeNull();
});

it('the line comes with the first new message where that is older than what is loaded', async () => {
  server.messages = [2, 3].map((seq) => messageOf(seq));
  server.unread = 3;
  server.hasMore = true;
  const { user } = await open(server);
  expect(line()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show older messages' }));
  await waitFor(() => expect(around()).toEqual(['Today', 'The oldest']));
});
