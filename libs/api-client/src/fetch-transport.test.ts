// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { getUser } from '@parlour/contract/account/get-user';
import { fetchTransport } from './fetch-transport.ts';

afterEach(() => vi.unstubAllGlobals());

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
