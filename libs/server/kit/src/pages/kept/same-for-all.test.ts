import { brotliDecompressSync } from 'node:zlib';
import { brand } from '@parlour/app-default/settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleApi, type SampleApi } from '../../testing/sample-api.ts';
import { sampleCalls } from '../../testing/sample-calls.ts';
import { samplePages } from '../../testing/page-build.ts';
import { settingsCall } from '../../testing/settings-call.ts';

const host = 'default.localhost';
const origin = `http://${host}`;

let api: SampleApi;
let cookie: string;
beforeAll(async () => {
  const build = samplePages(null);
  api = await sampleApi({ calls: [...sampleCalls({ deposits: 0 }), settingsCall], pages: { find: async () => build } });
  cookie = await api.logIn('default', api.members.default);
});
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers: { host, ...headers } });

describe('a page that is the same for every visitor', () => {
  const tokenOf = async (headers: Record<string, string> = {}) => (await get('/pricing', headers)).json().formToken;

  test('is kept for a minute, without a nonce, and each browser has a form token of its own', async () => {
    const [one, other] = [await get('/pricing'), await get('/pricing')];
    expect(one.json().nonce).toBeUndefined();
    expect(one.headers['content-security-policy']).toMatch(/script-src 'self'; style-src-elem 'self' 'sha256-/);
    expect(one.headers['cache-control']).toBe('private, no-cache');
    expect(one.json().formToken).not.toBe(other.json().formToken);
    expect(await tokenOf()).toMatch(/^[\w-]+\.\w+\.[\w-]+$/);
  });

  test('is known again by its tag in the same browser, and in no other', async () => {
    const first = await get('/pricing');
    const bid = String([first.headers['set-cookie']].flat()[0]).split(';', 1)[0]!;
    const tag = String((await get('/pricing', { cookie: bid })).headers['etag']);
    expect((await get('/pricing', { cookie: bid, 'if-none-match': tag })).statusCode).toBe(304);
    expect((await get('/pricing', { 'if-none-match': tag })).statusCode).toBe(200);
  });

  test('is rendered for a member alone, and for an address with a query', async () => {
    expect((await get('/pricing', { cookie })).headers['cache-control']).toBe('private, no-store');
    expect((await get('/pricing?country=BE')).headers['cache-control']).toBe('private, no-store');
  });

  test('is kept whole, though the first asks for its head alone', async () => {
    const head = await api.app.inject({ method: 'HEAD', url: '/premium', headers: { host } });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const whole = await get('/premium');
    expect(whole.json()).toMatchObject({ origin, name: brand.name });
    const headAgain = await api.app.inject({ method: 'HEAD', url: '/premium', headers: { host } });
    expect([headAgain.statusCode, headAgain.body]).toEqual([200, '']);
  });

  test('is kept for each port that it is asked at, which it names', async () => {
    const originAt = async (host: string) => (await get('/pricing', { host })).json().origin;
    expect(await originAt(`${host}:6666`)).toBe(`${origin}:6666`);
    expect(await originAt(host)).toBe(origin);
  });

  test('is kept for all who come by a campaign, and each has the marks of their own address', async () => {
    const [one, other] = [await get('/pricing?ref=anna'), await get('/pricing?ref=bob')];
    expect(one.headers['cache-control']).toBe('private, no-cache');
    expect([one.json().search, other.json().search]).toEqual(['?ref=anna', '?ref=bob']);
    expect(one.headers['etag']).not.toBe(other.headers['etag']);
  });

  test('is packed once for all who take it so, and says the same', async () => {
    const packed = { 'accept-encoding': 'gzip, br' };
    const read = ({ rawPayload }: { rawPayload: Buffer }) => JSON.parse(brotliDecompressSync(rawPayload).toString());
    const headersOf = async () => (await get('/pricing', packed)).headers;
    await expect.poll(headersOf).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    const [one, other] = [read(await get('/pricing', packed)), read(await get('/pricing', packed))];
    const plain = (await get('/pricing')).json();
    expect(one).toEqual({ ...plain, formToken: one.formToken });
    expect(new Set([one.formToken, other.formToken, plain.formToken]).size).toBe(3);
  });

  test('is rendered anew as soon as there is another build', async () => {
    const says = (word: string) => samplePages(null, async () => Response.json({ word }));
    const [before, after] = [says('before'), says('after')];
    let build = before;
    const built = await sampleApi({ brands: [brand], calls: [settingsCall], pages: { find: async () => build } });
    const word = async () => (await built.app.inject({ url: '/pricing', headers: { host } })).json().word;
    expect([await word(), await word()]).toEqual(['before', 'before']);
    build = after;
    expect(await word()).toBe('after');
    await built.close();
  });

  test('is another page in another language', async () => {
    expect((await get('/pricing', { cookie: 'locale=pl' })).json().locale).toBe('pl');
    expect((await get('/nl/pricing')).json().locale).toBe('nl');
    expect((await get('/pricing')).json().locale).toBe('en');
  });
});
