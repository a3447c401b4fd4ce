// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyEvent } from '@parlour/api-client/live/apply-event';
import { addresses } from '@parlour/contract/addresses';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { renderChat } from '../testing/render-chat.tsx';
import { ChatServer, nora } from '../testing/server.ts';

let server: ChatServer;
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  server = new ChatServer();
  server.credits = 100;
  server.messages = [messageOf(1, { read_at: '2026-11-21T20:30:00.000Z' })];
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Nora' });
const flow = () => screen.getByRole('log', { name: 'Messages with Nora' });
const news = () => screen.queryByRole('button', { name: 'New messages' });
const told = () => server.asked.filter((call) => call === 'PUT /api/chat.php');
/** Negative is above the end, since the flow is reversed. */
function scrollTo(top: number): void {
  flow().scrollTop = top;
  fireEvent.scroll(flow());
}

async function open() {
  const page = renderChat(server, addresses.chat.href({ id: CONVERSATION }));
  await box();
  const hear = (seq: number) => {
    const message = messageOf(seq);
    server.messages = [...server.messages, message];
    const event = { kind: 'message', message, conversation: server.conversation(), profile_id: nora.id } as const;
    act(() => applyEvent(page.client, { id: seq, event: { ...event, unread: 1, total_unread: 1, total_new: 0 } }));
  };
  return { ...page, hear };
}

it('what the other writes while one reads further up is told of, and read only once it is seen', async () => {
  const { user, hear } = await open();
  scrollTo(-400);
  hear(2);
  await waitFor(() => expect(news()).toBeTruthy());
  expect(told()).toEqual([]);

  await user.click(news()!);
  expect(flow().scrollTop).toBe(0);
  fireEvent.scroll(flow());
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(news()).toBeNull();
  expect(document.activeElement).toBe(flow());
  scrollTo(-400);
  expect(news()).toBeNull();
});

it('what the other writes while the end is in sight is read at once', async () => {
  const { hear } = await open();
  scrollTo(-20);
  hear(2);
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(news()).toBeNull();
});

it('what one sends off oneself brings the end into sight', async () => {
  const { user } = await open();
  await user.type(await box(), 'Good evening');
  scrollTo(-400);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(flow().scrollTop).toBe(0));
});
