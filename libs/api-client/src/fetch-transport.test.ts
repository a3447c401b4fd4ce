// @vitest-environment jsdom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { getUser } from '@parlour/contract/account/user/get-user';
import type { Call } from '@parlour/contract/define-call';
import { markLikesSeen } from '@parlour/contract/members/mark-likes-seen';
import { createPayment } from '@parlour/contract/payments/create-payment';
import { noteReach, whenOnline } from '@parlour/state/device/use-online';
import { ApiError } from './api-error.ts';
import { fetchTransport, LONGEST_ANSWER } from './fetch-transport.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answered = (body: BodyInit | null, status: number, signal?: AbortSignal) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  return fetchTransport({ call: getUser, signal });
};

it('answers what was sent, and nothing where there is nothing', async () => {
  expect(await answered('{"user":null}', 200)).toEqual({ user: null });
  expect(await answered(null, 204)).toBeUndefined();
});

it('takes an answer that breaks off for none', async () => {
  await expect(answered('{"user":', 200)).rejects.toMatchObject({ status: 0, code: 'offline' });
});

it('takes a refusal that it cannot read for one of the server', async () => {
  await expect(answered('<html>', 502)).rejects.toMatchObject({ status: 502, code: 'server_error' });
});

it.each([
  ['an answer', 200, 1],
  ['a refusal', 404, 1],
  ['a gateway alone', 502, 0],
])('after %s somebody is reached again: %i', async (_, status, times) => {
  const heard = vi.fn();
  onTestFinished(whenOnline(heard));
  noteReach(false);
  await answered('{}', status).catch(() => {});
  expect(heard).toHaveBeenCalledTimes(times);
  noteReach(true);
});

it('says no more than that it was given up', async () => {
  const signal = AbortSignal.abort();
  await expect(answered('{"user":', 200, signal)).rejects.toBeInstanceOf(SyntaxError);
});

it.each([
  ['a page in sight', getUser, false, null],
  ['a page in the background', getUser, true, '1'],
  ['an act that went off while the page left the sight', markLikesSeen, true, null],
])('tells the server who is not here: %s', async (_, call, isHidden, told) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  const asked = vi.fn(async (_address: string, _options: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', asked);
  await fetchTransport({ call });
  expect(new Headers(asked.mock.calls[0]?.[1].headers).get('X-Page-Hidden')).toBe(told);
});

/** Never answers; ends as the browser's does. */
const silent = (_address: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

it.each([
  ['an act', markLikesSeen, {}, LONGEST_ANSWER],
  ['an act with a key', createPayment, { idempotencyKey: 'one-press' }, 30_000],
  ['a read that its page may give up', getUser, { signal: new AbortController().signal }, 30_000],
])('takes no answer for too long as one that is lost: %s', async (_, call: Call, given, limit) => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  vi.stubGlobal('fetch', silent);
  const ended = fetchTransport({ call, ...given }).catch((error: unknown) => error);
  expect(timeout).toHaveBeenCalledWith(limit);
  late.abort();
  expect(await ended).toBeInstanceOf(ApiError);
  expect(await ended).toMatchObject({ code: 'offline', mayHaveHappened: true });
});

it('ends at once where it is given up', async () => {
  vi.stubGlobal('fetch', silent);
  const stop = new AbortController();
  const ended = fetchTransport({ call: getUser, signal: stop.signal });
  stop.abort(new Error('given up'));
  await expect(ended).rejects.toThrow('given up');
});

it.each([
  ['an act', markLikesSeen, {}, true],
  ['one that is too large for it', markLikesSeen, { text: 'x'.repeat(20_000) }, false],
  ['a read', getUser, undefined, false],
])('goes on when the page is closed: %s', async (_, call, body, outlives) => {
  const asked = vi.fn(async (_address: string, _options: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', asked);
  await fetchTransport({ call, body });
  expect(asked.mock.calls[0]?.[1].keepalive).toBe(outlives);
});
