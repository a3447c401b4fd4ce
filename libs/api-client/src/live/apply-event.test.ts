import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { getUser } from '@parlour/contract/account/user/get-user';
import type { ReplyOf } from '@parlour/contract/define-call';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { bareCard, canSend, member } from '@parlour/testing/page-data';
import { accountKeys } from '../account/keys.ts';
import { notificationsOptions } from '../account/notifications.ts';
import { userOptions } from '../account/user.ts';
import { chatsOptions } from '../chat/chats.ts';
import { chatKeys } from '../chat/keys.ts';
import { membersKeys } from '../members/keys.ts';
import { paymentsKeys } from '../payments/keys.ts';
import { bindTransport } from '../transport.ts';
import { applyEvent } from './apply-event.ts';

const nora = bareCard('00000000-0000-4000-8000-000000000001', { name: 'Nora' });
const ada = member() as ReplyOf<typeof getUser>;

/** A server whose answers are as old as their question, and are on their way until they are let go. */
function slowServer(client: QueryClient) {
  const server = { unread: 0, letGo: [] as (() => void)[] };
  bindTransport(client, ({ call }) => {
    const { unread } = server;
    return new Promise((resolve) =>
      server.letGo.push(() =>
        resolve(
          call.path === '/api/user.php'
            ? { ...ada, counts: { unread, new_likes: 0 } }
            : { chats: unread ? [chat(unread)] : [], total_unread: unread, requests: 0 },
        ),
      ),
    );
  });
  return server;
}

const conversation = {
  id: CONVERSATION,
  state: 'open' as const,
  muted: false,
  last_message: messageOf(1),
  updated_at: messageOf(1).sent_at,
  free: false,
  can_send: canSend,
};
const message = {
  kind: 'message' as const,
  message: messageOf(1),
  conversation,
  profile_id: nora.id,
  unread: 1,
  total_unread: 1,
  total_new: 0,
};
const chat = (unread: number) => ({ conversation, profile: nora, num_unread_messages: unread });

it('what was being read when an event came is read once more, and the event stays', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const server = slowServer(client);
  const { letGo } = server;
  client.setQueryData(userOptions().queryKey, ada);
  client.setQueryData(chatsOptions().queryKey, { chats: [], total_unread: 0, requests: 0 });
  const readings = [client.query(userOptions()), client.query(chatsOptions())];
  await expect.poll(() => letGo).toHaveLength(2);

  const old = letGo.splice(0);
  server.unread = 1;
  applyEvent(client, { id: 1, event: message });
  old.forEach((answer) => answer());
  await expect.poll(() => letGo).toHaveLength(2);
  letGo.splice(0).forEach((answer) => answer());
  await Promise.allSettled(readings);
  await expect.poll(() => client.isFetching()).toBe(0);
  const badge = () => client.getQueryData(userOptions().queryKey)?.counts.unread;
  expect(badge()).toBe(1);
  expect(client.getQueryData(chatsOptions().queryKey)?.total_unread).toBe(1);
});

it('a conversation that was being read for the first time when a message came is read once more', async () => {
  const client = new QueryClient();
  const queryKey = chatKeys.conversation({ conversation_id: CONVERSATION });
  let answer = (_: object): void => undefined;
  const reading = client.query({ queryKey, queryFn: () => new Promise<object>((resolve) => (answer = resolve)) });
  applyEvent(client, { id: 1, event: message });
  answer({ profile: nora, messages: [] });
  await reading;
  await expect.poll(() => client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('likes that are new no more leave the badge at once, and the lists are asked for again', () => {
  const client = new QueryClient();
  client.setQueryData(userOptions().queryKey, { ...ada, counts: { unread: 2, new_likes: 3 } });
  client.setQueryData(membersKeys.likesOf('received', 1), {});
  applyEvent(client, { id: 2, event: { kind: 'counts', total_unread: 2, total_new: 1 } });
  applyEvent(client, { id: 1, event: { kind: 'counts', total_unread: 2, total_new: 2 } });
  expect(client.getQueryData(userOptions().queryKey)?.counts).toEqual({ unread: 2, new_likes: 1 });
  expect(client.getQueryState(membersKeys.likesOf('received', 1))?.isInvalidated).toBe(true);
});

it.each([
  [9, 0],
  [11, 1],
])('counts of an event that the answer knew already never win: %i after 10', (id, unread) => {
  const client = new QueryClient();
  client.setQueryData(userOptions().queryKey, { ...ada, last_event: 10, counts: { unread: 0, new_likes: 0 } });
  applyEvent(client, { id, event: message });
  expect(client.getQueryData(userOptions().queryKey)?.counts.unread).toBe(unread);
});

it('nor do those of a like', () => {
  const client = new QueryClient();
  const counts = { unread: 1, new_likes: 1 };
  client.setQueryData(userOptions().queryKey, { ...ada, last_event: 9, counts });
  const like = { profile: bareCard('nora'), liked_at: '', like_new: true, match: false };
  applyEvent(client, { id: 8, event: { kind: 'like', like, total_unread: 0, total_new: 1 } });
  expect(client.getQueryData(userOptions().queryKey)?.counts).toEqual(counts);
});

it('a beginning anew puts open conversations in doubt: messages may have been removed unheard', () => {
  const client = new QueryClient();
  const queryKey = chatKeys.conversation({ conversation_id: CONVERSATION });
  client.setQueryData(queryKey, { messages: [] });
  applyEvent(client, { id: 7, event: { kind: 'reset' } });
  expect(client.getQueryData(queryKey)).toEqual({ messages: [], inDoubt: true });
});

it('news make what happened old', () => {
  const client = new QueryClient();
  client.setQueryData(userOptions().queryKey, ada);
  const { queryKey } = notificationsOptions(1);
  client.setQueryData(queryKey, { notifications: [], page: 1, pages: 1, total: 0 });
  applyEvent(client, { id: 1, event: message });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it.each([
  ['spent', 30, false],
  ['bought', 290, true],
])(
  'credits that were %s make payments and movements old, and prices of writing where they were bought',
  (_, credits, bought) => {
    const client = new QueryClient();
    client.setQueryData(userOptions().queryKey, { ...ada, user: { ...ada.user!, credits: 40, paid_user: true } });
    const kept = [
      paymentsKeys.payment('one'),
      paymentsKeys.transactions(null, 1),
      chatKeys.conversation({ profile_id: nora.id }),
    ];
    for (const queryKey of kept) client.setQueryData(queryKey, {});
    applyEvent(client, { id: 1, event: { kind: 'credits', credits, paid_user: true } });
    expect(client.getQueryData(userOptions().queryKey)?.user?.credits).toBe(credits);
    expect(kept.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true, bought]);
  },
);

it.each([
  ['first', false, true],
  ['next', true, false],
])('the %s purchase opens the photos that are locked without one', (_, before, opened) => {
  const client = new QueryClient();
  client.setQueryData(userOptions().queryKey, { ...ada, user: { ...ada.user!, credits: 40, paid_user: before } });
  const kept = [
    membersKeys.page({}),
    membersKeys.swipeQueue,
    membersKeys.likesOf('sent', 1),
    membersKeys.like(nora.id),
    accountKeys.signUpMatches,
  ];
  for (const queryKey of kept) client.setQueryData(queryKey, {});
  applyEvent(client, { id: 1, event: { kind: 'credits', credits: 290, paid_user: true } });
  expect(client.getQueryData(userOptions().queryKey)?.user).toMatchObject({ credits: 290, paid_user: true });
  expect(kept.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual(kept.map(() => opened));
});
