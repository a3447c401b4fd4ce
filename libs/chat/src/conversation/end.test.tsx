// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messageOf } from '@parlour/testing/chat-data';
import { keepElsewhere } from '../testing/another-tab.ts';
import { box, flow, hear, open, readMarks } from '../testing/conversation-page.ts';
import type { ChatServer } from '../testing/server.ts';
import { withChatServer } from '../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer(
  { credits: 100, messages: [messageOf(1, { read_at: '2026-11-21T20:30:00.000Z' })] },
  (fresh) => (server = fresh),
);

const news = () => screen.queryByRole('button', { name: 'New messages' });
/** Negative is above the end, since the flow is reversed. */
function scrollTo(top: number): void {
  flow().scrollTop = top;
  fireEvent.scroll(flow());
}

/** Opens the conversation, in which Nora may go on writing. */
async function listen() {
  const page = await open(server);
  const write = (seq: number) => {
    const message = messageOf(seq);
    server.messages = [...server.messages, message];
    hear(page.client, server, message);
  };
  return { ...page, write };
}

it('what the other writes while one reads further up is told of, and read only once it is seen', async () => {
  const { user, write } = await listen();
  scrollTo(-400);
  write(2);
  await waitFor(() => expect(news()).toBeTruthy());
  expect(readMarks(server)).toBe(0);

  await user.click(news()!);
  expect(flow().scrollTop).toBe(0);
  fireEvent.scroll(flow());
  await waitFor(() => expect(readMarks(server)).toBe(1));
  expect(news()).toBeNull();
  expect(document.activeElement).toBe(flow());
  scrollTo(-400);
  expect(news()).toBeNull();
});

it('what the other writes while the end is in sight is read at once', async () => {
  const { write } = await listen();
  scrollTo(-20);
  write(2);
  await waitFor(() => expect(readMarks(server)).toBe(1));
  expect(news()).toBeNull();
});

it('what one sends off oneself brings the end into sight', async () => {
  const { user } = await open(server);
  await user.type(await box(), 'Good evening');
  scrollTo(-400);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(flow().scrollTop).toBe(0));
});

it('what one sends off in another window leaves one where one reads', async () => {
  const { client } = await open(server);
  scrollTo(-400);
  keepElsewhere(client, 'Written in the other window');
  await screen.findByText('Written in the other window');
  expect(flow().scrollTop).toBe(-400);
});
