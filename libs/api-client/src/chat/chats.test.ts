import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Chat } from '@parlour/contract/types/chat';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { canSend } from '@parlour/testing/page-data';
import { applyEvent } from '../live/apply-event.ts';
import { bindTransport } from '../transport.ts';
import { chatsOptions, loadChatPages, loadOlderChats } from './chats.ts';
import { conversationOptions } from './conversation.ts';

const SIZE = 50;
const chatOf = (number: number): Chat => ({
  conversation: {
    id: `c${number}`,
    state: number === 60 ? 'request' : 'open',
    muted: false,
    last_message: null,
    updated_at: new Date(Date.UTC(2026, 10, 21) - number * 1_000).toISOString(),
    free: false,
    can_send: canSend,
  },
  profile: { id: `p${number}` } as ProfileCard,
  num_unread_messages: 0,
});

let client: QueryClient;
/** The server's list by number, newest first; its cursor is the number of the last one of a page. */
let listed: number[];
let asked: string[];
/** Happens before the server answers. */
let meanwhile: () => void;
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  listed = Array.from({ length: 120 }, (_, number) => number);
  asked = [];
  meanwhile = () => undefined;
  bindTransport(client, async ({ call, query }) => {
    const next = query?.['next'] as string | undefined;
    asked.push(next === undefined ? call.path : `${call.path} ${next}`);
    meanwhile();
    const begin = next === undefined ? 0 : listed.findIndex((number) => number > Number(next));
    const page = listed.slice(begin, begin + SIZE);
    const more = begin + SIZE < listed.length ? { next: `${page.at(-1)}` } : {};
    return { chats: page.map(chatOf), total_unread: 7, requests: 1, ...more };
  });
});

const known = () => client.getQueryData(chatsOptions().queryKey)!;
const numbers = () => known().chats.map(({ conversation }) => Number(conversation.id.slice(1)));
const hear = (number: number) =>
  applyEvent(client, {
    id: 1,
    event: {
      kind: 'message',
      message: messageOf(1),
      conversation: { ...chatOf(number).conversation, updated_at: messageOf(1).sent_at },
      profile_id: `p${number}`,
      unread: 1,
      total_unread: 8,
      total_new: 0,
    },
  });

describe('the list of conversations', () => {
  it('is loaded page by page, and its counts are the server’s, of all pages', async () => {
    await client.query(chatsOptions());
    expect(known()).toMatchObject({ total_unread: 7, requests: 1 });
    for (let time = 0; time < 4; time += 1) await loadOlderChats(client);
    expect(numbers()).toEqual(listed);
    expect(known()).toMatchObject({ total_unread: 7, requests: 1 });
    expect(asked).toEqual(['', ' 49', ' 99'].map((next) => `/api/chats.php${next}`));
  });

  it('is asked for again as far back as it was loaded, and forgets what is gone', async () => {
    await client.query(chatsOptions());
    await loadOlderChats(client);
    listed = listed.filter((number) => number !== 70);
    await client.refetchQueries({ queryKey: chatsOptions().queryKey });
    expect(numbers()).toEqual(listed.slice(0, 100));
  });

  it('has what was written to last on top, however far back it was', async () => {
    await client.query(chatsOptions());
    await loadOlderChats(client);
    hear(70);
    expect(numbers().slice(0, 2)).toEqual([70, 0]);
    expect(known().total_unread).toBe(8);
  });

  it('shows once what moves up while it is loaded', async () => {
    await client.query(chatsOptions());
    const rise = (list = known()) => ({ ...list, chats: [chatOf(70), ...list.chats] });
    meanwhile = () => client.setQueryData(chatsOptions().queryKey, rise);
    await loadOlderChats(client);
    expect(numbers()).toEqual([70, ...listed.slice(0, 100).filter((number) => number !== 70)]);
  });

  it('takes no page that does not follow what is there any more', async () => {
    await client.query(chatsOptions());
    meanwhile = () => client.setQueryData(chatsOptions().queryKey, (list) => list && { ...list, next: '30' });
    await loadOlderChats(client);
    expect(numbers()).toHaveLength(SIZE);
  });

  it('goes as far back as an address says, and no further when that is read again', async () => {
    for (const pages of [2, 2]) await loadChatPages(client, pages);
    expect(numbers()).toHaveLength(2 * SIZE);
    await loadChatPages(client, 40);
    expect(numbers()).toEqual(listed);
  });
});

it('a change of a conversation, wherever it was made, has the list and what is open asked for again', async () => {
  const open = [chatsOptions(), conversationOptions({ conversation_id: CONVERSATION })];
  const ends = open.map((options) => new QueryObserver(client, options as never).subscribe(() => undefined));
  await expect.poll(() => asked.length).toBe(2);
  await expect.poll(() => client.isFetching()).toBe(0);
  applyEvent(client, { id: 1, event: { kind: 'conversation_changed', conversation_id: CONVERSATION } });
  await expect.poll(() => asked.slice(2)).toEqual(['/api/chats.php', '/api/messages.php']);
  ends.forEach((end) => end());
});
