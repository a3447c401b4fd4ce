// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { getUser } from '@parlour/contract/account/user/get-user';
import { listChats } from '@parlour/contract/chat/list-chats';
import type { Call } from '@parlour/contract/define-call';
import { createPayment } from '@parlour/contract/payments/create-payment';
import { ApiError } from './api-error.ts';
import { reloadOnce } from './reload-once.ts';
import { send } from './send.ts';
import { sessionEnded } from './session-ended.ts';
import { bindTransport, wayOf } from './transport.ts';
import { unanswered } from './unanswered.ts';

const [reload, assign] = [vi.fn(), vi.fn()];
beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload, assign, pathname: '/members', search: '?page=2' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockReset();
  assign.mockReset();
});

it('loads the page anew once a minute', () => {
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
  vi.advanceTimersByTime(59_999);
  expect(reloadOnce()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['loading', '/members/1', '?from=likes', ['/members/1?from=likes#photos']],
  ['loading', '/members', '', ['/members#photos']],
  ['loading', '/members', '?page=2', []],
  ['submitting', '/members/1', '', []],
])('goes to the page that is on its way, once as well: %s %s%s', (state, pathname, search, pages) => {
  const location = { pathname, search, hash: '#photos' };
  vi.stubGlobal('__reactRouterDataRouter', { state: { navigation: { state, location } } });
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
  expect(assign.mock.calls.flat()).toEqual(pages);
  expect(reload).toHaveBeenCalledTimes(1 - pages.length);
});

it('keeps a page that has no connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('answers a server for which the page is too old', async () => {
  const outdated = () => Promise.reject(new ApiError(426, { code: 'client_outdated' }));
  for (let times = 0; times < 2; times += 1)
    await expect(send(getUser, { over: outdated })).rejects.toThrow('client_outdated');
  expect(reload).toHaveBeenCalledOnce();
});

it.each<[string, number, Call, boolean]>([
  ['of a session that is over', 1, listChats, true],
  ['of a session that is over, to who asks who is here', 0, getUser, true],
  ['for another reason', 0, listChats, false],
])('a refusal %s ends it on this side so often: %i', async (_, times, call, authenticationRequired) => {
  const ended = vi.fn();
  onTestFinished(sessionEnded.subscribe(ended));
  const code = authenticationRequired ? 'authentication_required' : 'role_required';
  const over = () => Promise.reject(new ApiError(403, { code, authenticationRequired }));
  await expect(send(call, { over })).rejects.toThrow(code);
  expect(ended).toHaveBeenCalledTimes(times);
});

it.each([
  ['maintenance', 6],
  ['provider_down', 1],
] as const)('asks again after a 503, unless the order itself has failed: %s', async (code, attempts) => {
  const over = vi.fn(() => Promise.reject(new ApiError(503, { code })));
  const sent = send(createPayment, { idempotencyKey: 'one-press', over });
  await Promise.all([expect(sent).rejects.toThrow(code), vi.runAllTimersAsync()]);
  expect(over).toHaveBeenCalledTimes(attempts);
});

it.each([
  ['rate_limited', 6],
  ['too_many_attempts', 1],
  ['reset_limit', 1],
] as const)('asks again after a 429, unless no wait of ours lifts the limit: %s', async (code, attempts) => {
  const over = vi.fn(() => Promise.reject(new ApiError(429, { code })));
  const sent = send(createPayment, { idempotencyKey: 'one-press', over });
  await Promise.all([expect(sent).rejects.toThrow(code), vi.runAllTimersAsync()]);
  expect(over).toHaveBeenCalledTimes(attempts);
});

it.each([
  [10, 6],
  [120, 1],
])(
  'a read that is to be asked for again in %i seconds is asked for so often by itself: %i',
  async (seconds, attempts) => {
    const over = vi.fn(() => Promise.reject(new ApiError(503, { code: 'server_error' }, seconds)));
    const sent = send(listChats, { over });
    await Promise.all([expect(sent).rejects.toThrow('server_error'), vi.runAllTimersAsync()]);
    expect(over).toHaveBeenCalledTimes(attempts);
  },
);

it('asked once gives up at the first failure, as what is bound to a cache is', async () => {
  const over = vi.fn(() => Promise.reject(new ApiError(503, { code: 'maintenance' })));
  const client = new QueryClient();
  bindTransport(client, over);
  for (const way of [{ over, once: true }, wayOf(client)])
    await Promise.all([expect(send(listChats, way)).rejects.toThrow('maintenance'), vi.runAllTimersAsync()]);
  expect(over).toHaveBeenCalledTimes(2);
  expect(wayOf(new QueryClient())).toBeUndefined();
});

it('of an act that may have got lost knows so to the end, also where the last answer is that there were too many', async () => {
  const answers = [0, 429, 429, 429, 429, 429];
  const over = () => Promise.reject(new ApiError(answers.shift()!, { code: 'rate_limited' }));
  const sent = send(createPayment, { idempotencyKey: 'one-press', over });
  await Promise.all([
    expect(sent).rejects.toMatchObject({ status: 429, mayHaveHappened: true }),
    vi.runAllTimersAsync(),
  ]);
  const refused = send(createPayment, { over: () => Promise.reject(new ApiError(429, { code: 'rate_limited' })) });
  await expect(refused).rejects.toMatchObject({ mayHaveHappened: false });
});

it.each([
  [426, 'client_outdated'],
  [403, 'authentication_required'],
  [409, 'price_changed'],
] as const)(
  'of an act that may have got lost knows so also where a later attempt is refused: %i',
  async (status, code) => {
    const answers = [new ApiError(0, { code: 'offline' }), new ApiError(status, { code })];
    const over = () => Promise.reject(answers.shift()!);
    const sent = send(createPayment, { idempotencyKey: 'one-press', over });
    await Promise.all([
      expect(sent).rejects.toMatchObject({ status, code, mayHaveHappened: true }),
      vi.runAllTimersAsync(),
    ]);
  },
);

it('without a connection asks again for what is read, and gives an act back at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const over = vi.fn(() => Promise.reject(new ApiError(0, { code: 'offline' })));
  await expect(send(createPayment, { idempotencyKey: 'one-press', over })).rejects.toThrow('offline');
  expect(over).toHaveBeenCalledTimes(1);
  const read = send(getUser, { over });
  await Promise.all([expect(read).rejects.toThrow('offline'), vi.runAllTimersAsync()]);
  expect(over).toHaveBeenCalledTimes(7);
});

it('given up while it waits to ask again ends at once, and asks no more', async () => {
  const over = vi.fn(() => Promise.reject(new ApiError(503, { code: 'maintenance' })));
  const given = new AbortController();
  const refused = vi.fn();
  const sent = send(getUser, { over, signal: given.signal }).catch(refused);
  await vi.advanceTimersByTimeAsync(0);
  given.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).toHaveBeenCalledExactlyOnceWith(given.signal.reason);
  await Promise.all([sent, vi.runAllTimersAsync()]);
  expect(over).toHaveBeenCalledOnce();
});

const outOfReach = () => Promise.reject(new ApiError(0, { code: 'offline' }));
const givenUp = () => Promise.reject(new Error('given up'));
it.each([
  ['a read that nobody answers', listChats, outOfReach, 6, 1],
  ['an act that nobody answers, and that may not be repeated', createPayment, outOfReach, 1, 1],
  ['one that its own page gives up', listChats, givenUp, 1, 0],
  ['one that is refused', createPayment, () => Promise.reject(new ApiError(409, { code: 'price_changed' })), 1, 0],
])('says once that the line may be gone, when it is given up: %s', async (_, call: Call, attempt, attempts, times) => {
  const lost = vi.fn();
  onTestFinished(unanswered.subscribe(lost));
  const over = vi.fn<() => Promise<never>>(attempt);
  const sent = send(call, { over });
  await Promise.all([expect(sent).rejects.toThrow(), vi.runAllTimersAsync()]);
  expect([over.mock.calls.length, lost.mock.calls.length]).toEqual([attempts, times]);
});
