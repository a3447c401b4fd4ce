// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { applyEvent } from '@parlour/api-client/live/apply-event';
import { messageOf } from '@parlour/testing/chat-data';
import { bareCard } from '@parlour/testing/page-data';
import { box, flow, hear, open } from '../../testing/conversation-page.ts';
import type { ChatServer } from '../../testing/server.ts';
import { withChatServer } from '../../testing/with-chat-server.ts';
import type * as content from './message-content.tsx';
import { MessageContent } from './message-content.tsx';

vi.mock('./message-content.tsx', async (load) => {
  const real = await load<typeof content>();
  return { ...real, MessageContent: vi.fn(real.MessageContent) };
});
const drawn = vi.mocked(MessageContent);

let server: ChatServer;
withChatServer({}, (fresh) => (server = fresh));

/** A conversation that stands still: twenty messages of both sides. */
async function stand() {
  server.messages = Array.from({ length: 20 }, (_, place) =>
    messageOf(place + 1, { from: place % 3 === 0 ? 'me' : 'them', read_at: null }),
  );
  const page = await open(server);
  await expect.poll(() => server.asked).toContain('PUT /api/chat.php');
  expect(drawn).toHaveBeenCalled();
  drawn.mockClear();
  return page;
}

it('a key draws no message anew', async () => {
  const { user } = await stand();
  await user.type(await box(), 'Hello');
  expect((await box()).value).toBe('Hello');
  expect(drawn).not.toHaveBeenCalled();
});

it('nor does a message of another conversation', async () => {
  const { client } = await stand();
  const id = '00000000-0000-4000-8000-0000000000c2';
  const message = messageOf(30, { conversation_id: id, text: 'From elsewhere' });
  const conversation = { ...server.conversation(), id, last_message: message };
  const profile = bareCard('00000000-0000-4000-8000-000000000002', { name: 'Mila' });
  const counts = { unread: 1, total_unread: 1, total_new: 0 };
  server.elsewhere = [{ conversation, profile, num_unread_messages: 1 }];
  act(() =>
    applyEvent(client, {
      id: 30,
      event: { kind: 'message', message, conversation, profile_id: profile.id, ...counts },
    }),
  );
  expect(await screen.findByText('From elsewhere')).toBeTruthy();
  expect(drawn).not.toHaveBeenCalled();
});

it('nor does the way to remove one', async () => {
  const { user } = await stand();
  await user.click(screen.getAllByRole('button', { name: 'Remove this message' })[0]!);
  expect(screen.getByRole('dialog', { name: 'Remove this message?' })).toBeTruthy();
  expect(drawn).not.toHaveBeenCalled();
});

it('what is new is drawn, and beside it only what stood last', async () => {
  const { client } = await stand();
  hear(client, server, messageOf(21, { text: 'One more' }));
  expect(await screen.findByText('One more', { selector: '[role="log"] *' })).toBeTruthy();
  expect(new Set(drawn.mock.calls.map(([{ message }]) => message.seq))).toEqual(new Set([20, 21]));
  expect(flow().textContent).toContain('Message 1');
});
