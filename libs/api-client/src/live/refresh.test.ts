// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { member } from '@parlour/testing/page-data';
import { userOptions } from '../account/user.ts';
import { chatKeys } from '../chat/keys.ts';
import { transactionsOptions } from '../payments/transactions.ts';
import { bindTransport } from '../transport.ts';
import { followMember } from './follow-member.ts';
import { startPolling } from './polling.ts';
import { refresh, refreshAfterGap, refreshAll } from './refresh.ts';

const minutes = (count: number) => count * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks again for photos of an hour ago on a page that stays in sight, though a like was folded in since', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  const isOld = () => client.getQueryState(['members'])?.isInvalidated;
  followMember(client, 'member');
  const stop = startPolling(() => refresh(client), { push: false });
  client.setQueryData(['members'], []);
  await vi.advanceTimersByTimeAsync(minutes(59));
  client.setQueryData(['members'], ['liked since']);
  expect(isOld()).toBe(false);
  await vi.advanceTimersByTimeAsync(minutes(2));
  expect(isOld()).toBe(true);
  client.setQueryData(['members'], ['read again']);
  await vi.advanceTimersByTimeAsync(minutes(58));
  expect(isOld()).toBe(false);
  await vi.advanceTimersByTimeAsync(minutes(3));
  expect(isOld()).toBe(true);
  stop();
});

it.each([
  ['a gap', refreshAfterGap, true],
  ['the hourly look', refreshAll, undefined],
  ['a minute', refresh, undefined],
])(
  'after %s asks again for a conversation, whose older messages may have been removed unheard',
  (_, again, inDoubt) => {
    const client = new QueryClient();
    const queryKey = chatKeys.conversation({ conversation_id: 'one' });
    client.setQueryData(queryKey, { messages: [] });
    again(client);
    expect(client.getQueryData(queryKey)).toEqual({ messages: [], inDoubt });
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  },
);

it.each([
  ['credits were spent', { credits: 230, paid_user: true }, true],
  ['somebody became premium', { credits: 240, paid_user: true }, true],
  ['nothing was bought or spent', { credits: 240, paid_user: false }, false],
])('where %s unheard, a minute later the account is old: %o', async (_, after, isOld) => {
  const client = new QueryClient();
  let user: object = { credits: 240, paid_user: false };
  bindTransport(client, async () => member({}, user));
  await client.query(userOptions());
  onTestFinished(new QueryObserver(client, userOptions()).subscribe(() => {}));
  const { queryKey } = transactionsOptions();
  client.setQueryData(queryKey, {} as never);
  user = after;
  refresh(client);
  await vi.advanceTimersByTimeAsync(0);
  expect(client.getQueryData(userOptions().queryKey)?.user).toMatchObject(after);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(isOld);
});
