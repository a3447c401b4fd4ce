// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOUR, MINUTE } from '@parlour/models/durations';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { member } from '@parlour/testing/page-data';
import { userOptions } from '../account/user.ts';
import { ApiError } from '../api-error.ts';
import { bindTransport, type Transport } from '../transport.ts';
import { keptOutgoing, type OutgoingMessage } from './outgoing.ts';
import { resendLost, resendTo } from './resend-lost.ts';
import { forgetAllOutgoing, forgetOutgoing, sendOut } from './send-message.ts';

const sent = vi.fn<(body: { client_id: string; profile_id: string; expected_cost: number }) => void>();
const clientIds = () => sent.mock.calls.map(([{ client_id }]) => client_id);

/** What each further send is answered with before it is answered well. */
let failures: ApiError[];
/** What each further send waits for before it is answered. */
let gate: Promise<void> | undefined;
let client: QueryClient;

const answer: Transport = async ({ body }) => {
  sent(body as Parameters<typeof sent>[0]);
  const failure = failures.shift();
  await gate;
  if (failure) throw failure;
  return { message: messageOf(1, { from: 'me' }), conversation: { id: CONVERSATION }, credits: 5, free_left: null };
};

/** A page as it is loaded: it knows who is here, and what the device keeps. */
function load(id = 'ada'): QueryClient {
  const page = new QueryClient();
  bindTransport(page, answer);
  page.setQueryData(userOptions().queryKey, { user: { ...member().user, id } } as never);
  return page;
}

const messageNamed = (clientId: string): OutgoingMessage => ({
  clientId,
  text: clientId,
  gift: null,
  expectedCost: 10,
  acceptFictional: false,
  writtenAt: new Date().toISOString(),
});

const setOnLine = (onLine: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);

async function writeOffline(profileId: string, ...names: string[]): Promise<void> {
  setOnLine(false);
  for (const name of names)
    await expect(sendOut(client, { profile_id: profileId }, profileId, messageNamed(name))).rejects.toThrow('offline');
  setOnLine(true);
}

beforeEach(() => {
  failures = [];
  gate = undefined;
  client = load();
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
  sent.mockReset();
});

it('what waits for a connection is sent to everybody once, in order and at the price that was seen', async () => {
  await writeOffline('nora', 'first', 'second');
  await writeOffline('lucas', 'third');
  await resendLost(client);
  const to = (id: string) => sent.mock.calls.filter(([{ profile_id }]) => profile_id === id);
  expect(to('nora').map(([{ client_id }]) => client_id)).toEqual(['first', 'second']);
  expect(to('lucas').map(([{ client_id, expected_cost }]) => [client_id, expected_cost])).toEqual([['third', 10]]);
  expect(keptOutgoing(client, 'nora')).toEqual([]);
  await resendLost(client);
  expect(sent).toHaveBeenCalledTimes(3);
});

it('it is after a reload too, and of nobody else who uses the browser', async () => {
  await writeOffline('nora', 'first');
  await resendLost(load('bea'));
  expect(sent).not.toHaveBeenCalled();
  await resendLost(load());
  expect(clientIds()).toEqual(['first']);
});

it('it is where the device keeps nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await writeOffline('nora', 'unkept');
  await resendLost(client);
  expect(clientIds()).toEqual(['unkept']);
});

it('what got no answer is sent again as the same one', async () => {
  failures = [new ApiError(0, { code: 'offline' })];
  await expect(sendOut(client, { profile_id: 'nora' }, 'nora', messageNamed('first'))).rejects.toThrow('offline');
  await resendLost(client);
  expect(clientIds()).toEqual(['first', 'first']);
});

it('what is refused stays with its conversation, and is not sent again unasked', async () => {
  await writeOffline('nora', 'first');
  failures = [new ApiError(409, { code: 'price_changed' })];
  await resendLost(client);
  await resendLost(client);
  expect(sent).toHaveBeenCalledOnce();
  expect(keptOutgoing(client, 'nora')).toMatchObject([{ clientId: 'first', isUnsent: false, isRefused: true }]);
});

it.each([
  ['23 hours ago is sent unasked', 23, ['waiting'], []],
  ['25 hours ago is not, and stays', 25, [], [true]],
])('what was written %s', async (_, hours, expected, kept) => {
  const writtenAt = new Date(Date.now() - hours * HOUR).toISOString();
  setOnLine(false);
  const waiting = sendOut(client, { profile_id: 'nora' }, 'nora', { ...messageNamed('waiting'), writtenAt });
  await expect(waiting).rejects.toThrow('offline');
  setOnLine(true);
  await resendLost(load());
  await resendLost(client);
  expect(clientIds()).toEqual(expected);
  expect(keptOutgoing(client, 'nora').map(({ isUnsent }) => isUnsent)).toEqual(kept);
});

it('what another tab was refused is not sent again from the one in which it was written', async () => {
  await writeOffline('nora', 'first');
  failures = [new ApiError(402, { code: 'insufficient_credits' })];
  await resendLost(load());
  await resendLost(client);
  expect(clientIds()).toEqual(['first']);
});

it('what got no answer and was refused in another tab is not sent again from the one in which it was written', async () => {
  failures = [new ApiError(0, { code: 'offline' }), new ApiError(402, { code: 'insufficient_credits' })];
  await expect(sendOut(client, { profile_id: 'nora' }, 'nora', messageNamed('first'))).rejects.toThrow('offline');
  const other = load();
  forgetOutgoing(other, 'nora', 'first');
  const again = sendOut(other, { profile_id: 'nora' }, 'nora', { ...messageNamed('first'), isUnanswered: true });
  await expect(again).rejects.toThrow('insufficient_credits');
  await resendLost(client);
  expect(clientIds()).toEqual(['first', 'first']);
});

it.each([
  ['too many calls', new ApiError(429, { code: 'rate_limited' })],
  ['a page that is too old', new ApiError(426, { code: 'client_outdated' })],
  ['a session that is over', new ApiError(403, { code: 'authentication_required', authenticationRequired: true })],
])('what nobody has looked at, for %s, waits for the next page', async (_, failure) => {
  await writeOffline('nora', 'first');
  failures = [failure];
  await resendLost(client);
  expect(keptOutgoing(client, 'nora')).toMatchObject([{ clientId: 'first', isUnsent: true, isRefused: false }]);
  await resendLost(load());
  expect(clientIds()).toEqual(['first', 'first']);
});

it('what is new and nobody has looked at is called not sent, and goes by nobody but its member', async () => {
  failures = [new ApiError(429, { code: 'rate_limited' })];
  await expect(sendOut(client, { profile_id: 'nora' }, 'nora', messageNamed('new'))).rejects.toThrow('rate_limited');
  await resendLost(load());
  expect(sent).toHaveBeenCalledOnce();
  expect(keptOutgoing(client, 'nora')).toMatchObject([{ isUnsent: false, isRefused: true }]);
});

it('what was written in several pages is sent in the order in which it was written', async () => {
  setOnLine(false);
  for (const [page, name, minutes] of [
    [client, 'first', 3],
    [load(), 'second', 2],
    [client, 'third', 1],
  ] as const) {
    const message = { ...messageNamed(name), writtenAt: new Date(Date.now() - minutes * MINUTE).toISOString() };
    await expect(sendOut(page, { profile_id: 'nora' }, 'nora', message)).rejects.toThrow('offline');
  }
  setOnLine(true);
  await resendLost(client);
  expect(clientIds()).toEqual(['first', 'second', 'third']);
});

it('what was removed in another tab is not sent by the one that has it in its queue', async () => {
  await writeOffline('nora', 'first', 'second');
  const answered = Promise.withResolvers<void>();
  gate = answered.promise;
  const over = resendLost(client);
  await vi.waitFor(() => expect(clientIds()).toEqual(['first']));
  forgetOutgoing(load(), 'nora', 'second');
  answered.resolve();
  await over;
  await resendLost(client);
  expect(clientIds()).toEqual(['first']);
  expect(keptOutgoing(client, 'nora')).toEqual([]);
});

it('what waits for its turn when the page is closed still waits, and in its order', async () => {
  await writeOffline('nora', 'first', 'second', 'third');
  gate = new Promise(() => {});
  void resendLost(client);
  await vi.waitFor(() => expect(clientIds()).toEqual(['first']));
  gate = undefined;
  expect(keptOutgoing(client, 'nora').map(({ clientId, isUnsent }) => [clientId, isUnsent])).toEqual([
    ['first', false],
    ['second', true],
    ['third', true],
  ]);
  await resendLost(load());
  expect(clientIds()).toEqual(['first', 'second', 'third']);
});

it('what was given up while it was on its way is not kept again', async () => {
  await writeOffline('nora', 'first');
  const answered = Promise.withResolvers<void>();
  gate = answered.promise;
  failures = [new ApiError(402, { code: 'insufficient_credits' })];
  const over = resendLost(client);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  forgetOutgoing(client, 'nora', 'first');
  answered.resolve();
  await over;
  expect(keptOutgoing(client, 'nora')).toEqual([]);
});

it('an open conversation that hears of the connection later sends its own', async () => {
  await writeOffline('nora', 'first');
  let over: Promise<void> | undefined;
  const hear = () => void (over = resendLost(client));
  window.addEventListener('online', hear);
  window.dispatchEvent(new Event('online'));
  window.removeEventListener('online', hear);
  // As they run between two listeners of a browser's own event.
  for (let microtask = 0; microtask < 10; microtask++) await Promise.resolve();
  const own = vi.fn((message: OutgoingMessage) => {
    forgetOutgoing(client, 'nora', message.clientId);
    return sendOut(client, { conversation_id: CONVERSATION }, 'nora', message);
  });
  await Promise.all([resendTo(client, 'nora', own), over]);
  expect(own).toHaveBeenCalledOnce();
  expect(sent).toHaveBeenCalledOnce();
});

/** The locks of a browser, which all its tabs ask for in turn. */
function installLocks(): void {
  const ends = new Map<string, Promise<unknown>>();
  const request = (name: string, act: () => Promise<unknown>) => {
    const over = Promise.resolve(ends.get(name)).then(act);
    ends.set(
      name,
      over.catch(() => {}),
    );
    return over;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

it('a connection that comes while something is under way is not missed', async () => {
  installLocks();
  await writeOffline('nora', 'first');
  const answered = Promise.withResolvers<void>();
  gate = answered.promise;
  failures = [new ApiError(0, { code: 'offline' })];
  const over = resendLost(client);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  const again = resendLost(client);
  answered.resolve();
  await Promise.all([over, again]);
  expect(clientIds()).toEqual(['first', 'first']);
});

it('what is removed with its conversation while it is in the queue holds up nothing that is written later', async () => {
  installLocks();
  await writeOffline('nora', 'first', 'second', 'third');
  const answered = Promise.withResolvers<void>();
  gate = answered.promise;
  const over = resendLost(client);
  await vi.waitFor(() => expect(clientIds()).toEqual(['first']));
  forgetAllOutgoing(client, 'nora');
  answered.resolve();
  await over;
  await writeOffline('nora', 'fourth');
  await resendLost(client);
  expect(clientIds()).toEqual(['first', 'fourth']);
});

it('what is sent again as the same one while it is in the queue is sent once, and nobody takes it back', async () => {
  installLocks();
  const answered = Promise.withResolvers<void>();
  gate = answered.promise;
  const go = (name: string) => sendOut(client, { profile_id: 'nora' }, 'nora', messageNamed(name));
  const first = go('first');
  const queued = go('second').catch((error: unknown) => error);
  await vi.waitFor(() => expect(clientIds()).toEqual(['first']));
  forgetOutgoing(client, 'nora', 'second');
  const again = go('second');
  expect(await queued).toMatchObject({ code: 'offline', mayHaveHappened: true });
  answered.resolve();
  await Promise.all([first, again]);
  expect(clientIds()).toEqual(['first', 'second']);
});

it('one tab sends after another, and what one has sent no other does', async () => {
  installLocks();
  await writeOffline('nora', 'first', 'second');
  gate = new Promise((resolve) => setTimeout(resolve, 20));
  await Promise.all([resendLost(load()), resendLost(client), resendLost(load())]);
  expect(clientIds()).toEqual(['first', 'second']);
});

it('somebody whom nothing reaches holds up nobody else', async () => {
  installLocks();
  await writeOffline('nora', 'first');
  gate = new Promise(() => {});
  void resendLost(client);
  await vi.waitFor(() => expect(clientIds()).toEqual(['first']));
  gate = undefined;
  await writeOffline('lucas', 'second');
  void resendLost(client);
  await vi.waitFor(() => expect(clientIds()).toEqual(['first', 'second']));
});

it('where the browser refuses the lock everything stays as it is', async () => {
  await writeOffline('nora', 'first');
  const request = () => Promise.reject(new DOMException('gone', 'InvalidStateError'));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  await resendLost(client);
  expect(keptOutgoing(client, 'nora')).toMatchObject([{ clientId: 'first', isUnsent: true }]);
});
