// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOUR, MINUTE } from '@parlour/models/durations';
import { CONVERSATION } from '@parlour/testing/chat-data';
import { ApiError } from '../../api-error.ts';
import { keptOutgoing, type OutgoingMessage } from './outgoing.ts';
import { resendLost, resendTo } from './resend-lost.ts';
import {
  clientIds,
  closeLine,
  line,
  load,
  messageNamed,
  openLine,
  sent,
  setOnLine,
  writeOffline,
} from './resending.fixture.ts';
import { sendOut } from './send-message.ts';
import { forgetOutgoing } from './sendings.ts';

beforeEach(openLine);
afterEach(closeLine);

it('what waits for a connection is sent to everybody once, in order and at the price that was seen', async () => {
  await writeOffline('nora', 'first', 'second');
  await writeOffline('lucas', 'third');
  await resendLost(line.client);
  const to = (id: string) => sent.mock.calls.filter(([{ profile_id }]) => profile_id === id);
  expect(to('nora').map(([{ client_id }]) => client_id)).toEqual(['first', 'second']);
  expect(to('lucas').map(([{ client_id, expected_cost }]) => [client_id, expected_cost])).toEqual([['third', 10]]);
  expect(keptOutgoing(line.client, 'nora')).toEqual([]);
  await resendLost(line.client);
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
  await resendLost(line.client);
  expect(clientIds()).toEqual(['unkept']);
});

it('what got no answer is sent again as the same one', async () => {
  line.failures = [new ApiError(0, { code: 'offline' })];
  await expect(sendOut(line.client, { profile_id: 'nora' }, 'nora', messageNamed('first'))).rejects.toThrow('offline');
  await resendLost(line.client);
  expect(clientIds()).toEqual(['first', 'first']);
});

it('what is refused stays with its conversation, and is not sent again unasked', async () => {
  await writeOffline('nora', 'first');
  line.failures = [new ApiError(409, { code: 'price_changed' })];
  await resendLost(line.client);
  await resendLost(line.client);
  expect(sent).toHaveBeenCalledOnce();
  expect(keptOutgoing(line.client, 'nora')).toMatchObject([{ clientId: 'first', notSent: 'refused' }]);
});

it.each([
  ['23 hours ago is sent unasked', 23, ['waiting'], []],
  ['25 hours ago is not, and stays', 25, [], ['unsent']],
])('what was written %s', async (_, hours, expected, kept) => {
  const writtenAt = new Date(Date.now() - hours * HOUR).toISOString();
  setOnLine(false);
  const waiting = sendOut(line.client, { profile_id: 'nora' }, 'nora', { ...messageNamed('waiting'), writtenAt });
  await expect(waiting).rejects.toThrow('offline');
  setOnLine(true);
  await resendLost(load());
  await resendLost(line.client);
  expect(clientIds()).toEqual(expected);
  expect(keptOutgoing(line.client, 'nora').map(({ notSent }) => notSent)).toEqual(kept);
});

it('what another tab was refused is not sent again from the one in which it was written', async () => {
  await writeOffline('nora', 'first');
  line.failures = [new ApiError(402, { code: 'insufficient_credits' })];
  await resendLost(load());
  await resendLost(line.client);
  expect(clientIds()).toEqual(['first']);
});

it('what got no answer and was refused in another tab is not sent again from the one in which it was written', async () => {
  line.failures = [new ApiError(0, { code: 'offline' }), new ApiError(402, { code: 'insufficient_credits' })];
  await expect(sendOut(line.client, { profile_id: 'nora' }, 'nora', messageNamed('first'))).rejects.toThrow('offline');
  const other = load();
  forgetOutgoing(other, 'nora', 'first');
  const again = sendOut(other, { profile_id: 'nora' }, 'nora', { ...messageNamed('first'), isUnanswered: true });
  await expect(again).rejects.toThrow('insufficient_credits');
  await resendLost(line.client);
  expect(clientIds()).toEqual(['first', 'first']);
});

it.each([
  ['too many calls', new ApiError(429, { code: 'rate_limited' })],
  ['a page that is too old', new ApiError(426, { code: 'client_outdated' })],
  ['a session that is over', new ApiError(403, { code: 'authentication_required', authenticationRequired: true })],
])('what nobody has looked at, for %s, waits for the next page', async (_, failure) => {
  await writeOffline('nora', 'first');
  line.failures = [failure];
  await resendLost(line.client);
  expect(keptOutgoing(line.client, 'nora')).toMatchObject([{ clientId: 'first', notSent: 'unsent' }]);
  await resendLost(load());
  expect(clientIds()).toEqual(['first', 'first']);
});

it('what is new and nobody has looked at is called not sent, and goes by nobody but its member', async () => {
  line.failures = [new ApiError(429, { code: 'rate_limited' })];
  await expect(sendOut(line.client, { profile_id: 'nora' }, 'nora', messageNamed('new'))).rejects.toThrow(
    'rate_limited',
  );
  await resendLost(load());
  expect(sent).toHaveBeenCalledOnce();
  expect(keptOutgoing(line.client, 'nora')).toMatchObject([{ notSent: 'refused' }]);
});

it('what was written in several pages is sent in the order in which it was written', async () => {
  setOnLine(false);
  for (const [page, name, minutes] of [
    [line.client, 'first', 3],
    [load(), 'second', 2],
    [line.client, 'third', 1],
  ] as const) {
    const message = { ...messageNamed(name), writtenAt: new Date(Date.now() - minutes * MINUTE).toISOString() };
    await expect(sendOut(page, { profile_id: 'nora' }, 'nora', message)).rejects.toThrow('offline');
  }
  setOnLine(true);
  await resendLost(line.client);
  expect(clientIds()).toEqual(['first', 'second', 'third']);
});

it('what was removed in another tab is not sent by the one that has it in its queue', async () => {
  await writeOffline('nora', 'first', 'second');
  const answered = Promise.withResolvers<void>();
  line.gate = answered.promise;
  const over = resendLost(line.client);
  await expect.poll(clientIds).toEqual(['first']);
  forgetOutgoing(load(), 'nora', 'second');
  answered.resolve();
  await over;
  await resendLost(line.client);
  expect(clientIds()).toEqual(['first']);
  expect(keptOutgoing(line.client, 'nora')).toEqual([]);
});

it('what waits for its turn when the page is closed still waits, and in its order', async () => {
  await writeOffline('nora', 'first', 'second', 'third');
  line.gate = new Promise(() => {});
  void resendLost(line.client);
  await expect.poll(clientIds).toEqual(['first']);
  line.gate = undefined;
  expect(keptOutgoing(line.client, 'nora').map(({ clientId, notSent }) => [clientId, notSent])).toEqual([
    ['first', undefined],
    ['second', 'unsent'],
    ['third', 'unsent'],
  ]);
  await resendLost(load());
  expect(clientIds()).toEqual(['first', 'second', 'third']);
});

it('what was given up while it was on its way is not kept again', async () => {
  await writeOffline('nora', 'first');
  const answered = Promise.withResolvers<void>();
  line.gate = answered.promise;
  line.failures = [new ApiError(402, { code: 'insufficient_credits' })];
  const over = resendLost(line.client);
  await expect.poll(() => sent).toHaveBeenCalledOnce();
  forgetOutgoing(line.client, 'nora', 'first');
  answered.resolve();
  await over;
  expect(keptOutgoing(line.client, 'nora')).toEqual([]);
});

it('an open conversation that hears of the connection later sends its own', async () => {
  await writeOffline('nora', 'first');
  let over: Promise<void> | undefined;
  const hear = () => void (over = resendLost(line.client));
  window.addEventListener('online', hear);
  window.dispatchEvent(new Event('online'));
  window.removeEventListener('online', hear);
  // As they run between two listeners of a browser's own event.
  for (let microtask = 0; microtask < 10; microtask++) await Promise.resolve();
  const own = vi.fn((message: OutgoingMessage) => {
    forgetOutgoing(line.client, 'nora', message.clientId);
    return sendOut(line.client, { conversation_id: CONVERSATION }, 'nora', message);
  });
  await Promise.all([resendTo(line.client, 'nora', own), over]);
  expect(own).toHaveBeenCalledOnce();
  expect(sent).toHaveBeenCalledOnce();
});
