import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveEvent } from '@parlour/contract/live-events';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { bareCard, canSend, member } from '@parlour/testing/page-data';
import { HOUR, SECOND } from '@parlour/models/durations';
import { notificationsOptions } from '../account/notifications.ts';
import { userOptions } from '../account/user.ts';
import { chatsOptions } from '../chat/chats.ts';
import { conversationOptions } from '../chat/conversation.ts';
import { likesOptions } from '../members/likes.ts';
import { newMatchesOptions, tellOfMatch } from '../members/new-match.ts';
import { bindTransport } from '../transport.ts';
import { applyEvent } from './apply-event.ts';

const liker = bareCard('00000000-0000-4000-8000-000000000001', { name: 'Nora' });
const like = { profile: liker, liked_at: '2026-11-21T12:00:00.000Z', like_new: true, match: false };
const conversation = {
  id: CONVERSATION,
  state: 'request' as const,
  muted: false,
  last_message: null,
  updated_at: messageOf(1).sent_at,
  free: true,
  can_send: canSend,
};
const list = likesOptions('received', 1);

/** What the server knows; it answers as things stood when it was asked. */
let server: { event: number; unread: number; likes: (typeof like)[]; takes: number; page?: object };
let asked: string[];
let aborted: number;
let client: QueryClient;
let leave: (() => void)[];

function answerOf(path: string): unknown {
  const { event, unread, likes } = server;
  const chats = unread ? [{ conversation, profile: liker, num_unread_messages: unread }] : [];
  switch (path) {
    case '/api/user.php':
      return { ...member(), counts: { unread, new_likes: likes.length }, last_event: event };
    case '/api/chats.php':
      return { chats, total_unread: unread, requests: chats.length };
    case '/api/likes.php':
      return { likes, page: 1, pages: 1, total: likes.length, counts: { received: likes.length, sent: 0, matches: 0 } };
    case '/api/messages.php':
      return server.page;
    case '/api/like.php':
      return { like: { ...like, match: true } };
    default:
      return { notifications: [], page: 1, pages: 1, total: 0 };
  }
}

beforeEach(async () => {
  vi.useFakeTimers();
  server = { event: 0, unread: 0, likes: [], takes: 30 };
  aborted = 0;
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity, gcTime: Infinity } } });
  bindTransport(client, ({ call, signal }) => {
    asked.push(call.path);
    signal?.addEventListener('abort', () => (aborted += 1));
    const answer = answerOf(call.path);
    return new Promise((resolve) => setTimeout(resolve, server.takes, answer));
  });
  asked = [];
  leave = [userOptions(), chatsOptions(), list, notificationsOptions(1)].map((options) =>
    new QueryObserver(client, options as QueryObserverOptions).subscribe(() => undefined),
  );
  await vi.advanceTimersByTimeAsync(100);
  asked = [];
});
afterEach(() => {
  leave.forEach((end) => end());
  vi.useRealTimers();
});

const hear = (event: LiveEvent): void => applyEvent(client, { id: server.event, event });
const counts = () => ({ total_unread: server.unread, total_new: server.likes.length });

function giveOrTakeBack(): void {
  server.event += 1;
  server.likes = server.likes.length ? [] : [like];
  hear(server.likes.length ? { kind: 'like', like, ...counts() } : { kind: 'counts', ...counts() });
}

function write(): void {
  server.event += 1;
  server.unread += 1;
  const { unread } = server;
  const message = messageOf(unread);
  hear({ kind: 'message', message, conversation, profile_id: liker.id, unread, ...counts() });
}

/** 300 of them in 40 seconds, and the time after; `look` sees what is shown in between. */
async function flood(act: () => void, look = () => {}): Promise<Map<string, number>> {
  for (let count = 0; count < 300; count++) {
    act();
    for (let part = 0; part < 4; part++) {
      look();
      await vi.advanceTimersByTimeAsync(33);
    }
  }
  await vi.advanceTimersByTimeAsync(10_000);
  return new Map([...Map.groupBy(asked, (path) => path)].map(([path, calls]) => [path, calls.length]));
}

it.each([30, 400, 3_000])(
  '300 hearts that one gives and takes back in 40 s ask once a second for a list, answers of %i ms or not, and end as they are',
  async (takes) => {
    server.takes = takes;
    tellOfMatch(client, { profile: bareCard('00000000-0000-4000-8000-000000000002'), conversationId: null });
    const calls = await flood(giveOrTakeBack);
    for (const [path, times] of calls) expect(times, path).toBeLessThanOrEqual(43);
    expect(calls.get('/api/likes.php'), 'and it is asked').toBeGreaterThan(10);
    expect(aborted, 'no answer is thrown away').toBe(0);
    expect(client.getQueryData(list.queryKey)?.likes).toEqual(server.likes);
    expect(client.getQueryData(userOptions().queryKey)?.counts).toEqual({ unread: 0, new_likes: 0 });
    expect(client.getQueryData(newMatchesOptions().queryKey)).toHaveLength(1);
  },
);

it.each([30, 400, 3_000])(
  '300 messages of one whom nobody knows raise the badges at once, and never lower them, answers of %i ms or not',
  async (takes) => {
    server.takes = takes;
    const calls = await flood(write, () => {
      expect(client.getQueryData(userOptions().queryKey)?.counts.unread).toBe(server.unread);
      expect(client.getQueryData(chatsOptions().queryKey)?.total_unread).toBe(server.unread);
    });
    for (const [path, times] of calls) expect(times, path).toBeLessThanOrEqual(43);
    expect(aborted).toBe(0);
    expect(client.getQueryData(chatsOptions().queryKey)).toMatchObject({
      total_unread: 300,
      chats: [{ num_unread_messages: 300 }],
    });
  },
);

it.each([
  ['message', ['chats', 'notifications'], write],
  ['heart that is taken back', ['likes', 'notifications', 'notifications'], () => [giveOrTakeBack(), giveOrTakeBack()]],
])('one %s asks once for %j', async (_, names, act) => {
  act();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked.toSorted()).toEqual(names.map((name) => `/api/${name}.php`));
});

const openPage = conversationOptions({ conversation_id: CONVERSATION });
/** The open conversation, being read once more while the server's page is as it is. */
async function readAgain(page: object): Promise<void> {
  server.page = page;
  leave.push(new QueryObserver(client, openPage).subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(100);
  void client.refetchQueries({ queryKey: openPage.queryKey });
}

it('what the other has read stays read while an older answer is on its way', async () => {
  const page = { profile: liker, conversation, messages: [messageOf(1, { from: 'me' })], has_more: false };
  await readAgain(page);
  hear({ kind: 'message_read', conversation_id: CONVERSATION, read_seq: 1, read_at: messageOf(1).sent_at });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(client.getQueryData(openPage.queryKey)?.messages).toMatchObject([{ status: 'read' }]);
});

it('the conversation that a first message makes is there though an older answer was on its way', async () => {
  const page = { profile: liker, conversation: null, can_send: canSend, messages: [], has_more: false };
  await readAgain(page);
  write();
  server.page = { ...page, conversation, messages: [messageOf(1)] };
  await vi.advanceTimersByTimeAsync(2_000);
  expect(client.getQueryData(openPage.queryKey)?.conversation).toMatchObject({ id: CONVERSATION });
});

it('words that are removed stay away while an older answer is on its way', async () => {
  const { queryKey } = conversationOptions({ conversation_id: CONVERSATION });
  const page = { profile: liker, conversation, messages: [messageOf(1, { text: 'too much' })], has_more: false };
  server.page = page;
  leave.push(
    new QueryObserver(client, conversationOptions({ conversation_id: CONVERSATION })).subscribe(() => undefined),
  );
  await vi.advanceTimersByTimeAsync(100);
  void client.refetchQueries({ queryKey });
  const removed = [messageOf(1).id];
  hear({ kind: 'conversation_changed', conversation_id: CONVERSATION, removed });
  server.page = { ...page, messages: [messageOf(1, { text: null, deleted: true })] };
  for (let part = 0; part < 40; part++) {
    expect(client.getQueryData(queryKey)?.messages).toMatchObject([{ text: null, deleted: true }]);
    await vi.advanceTimersByTimeAsync(10);
  }
});

it('a heart that is taken back stays so when a slower answer of something else comes', async () => {
  server.takes = 5_000;
  void client.refetchQueries({ queryKey: chatsOptions().queryKey });
  server.takes = 30;
  giveOrTakeBack();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(client.getQueryData(list.queryKey)?.likes).toHaveLength(1);
  giveOrTakeBack();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(client.getQueryData(list.queryKey)?.likes).toEqual([]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(client.getQueryData(list.queryKey)?.likes).toEqual([]);
});

it('an answer that never comes is given up after half a minute, and asked for anew', async () => {
  server.takes = HOUR;
  void client.refetchQueries({ queryKey: notificationsOptions(1).queryKey });
  server.takes = 30;
  write();
  const times = () => asked.filter((path) => path === '/api/notifications.php').length;
  await vi.advanceTimersByTimeAsync(29 * SECOND);
  expect([times(), aborted]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  expect([times(), aborted]).toEqual([2, 1]);
  expect(client.isFetching()).toBe(0);
});

it('the first event asks at once, one that comes while it is answered a second later, and another after that at once', async () => {
  const times = () => asked.filter((path) => path === '/api/notifications.php').length;
  write();
  expect(times()).toBe(1);
  await vi.advanceTimersByTimeAsync(10);
  for (let count = 0; count < 5; count++) write();
  await vi.advanceTimersByTimeAsync(900);
  expect(times()).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(times()).toBe(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(times()).toBe(2);
  write();
  expect(times()).toBe(3);
});
