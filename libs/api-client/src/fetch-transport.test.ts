// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { getUser } from '@parlour/contract/account/user/get-user';
import { markLikesSeen } from '@parlour/contract/members/mark-likes-seen';
import { fetchTransport } from './fetch-transport.ts';

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
