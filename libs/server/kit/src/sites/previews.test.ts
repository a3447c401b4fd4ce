import { saveConsent } from '@parlour/contract/account/consents/save-consent';
import { analyticsVersion } from '@parlour/models/account/consents/analytics-choice';
import { brand as first } from '@parlour/app-default/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handle } from '../calls/handle.ts';
import { newPreviewToken, PREVIEW_PURPOSE, readPreviewToken } from './preview-token.ts';
import { signer } from '../signing.ts';
import { sampleApi, type SampleApi } from '../testing/sample-api.ts';
import { deposit, sampleCalls, whoAmI } from '../testing/sample-calls.ts';
import { settingsCall } from '../testing/settings-call.ts';
import { sampleBuilds } from '../testing/page-build.ts';

const signatures = signer(new Uint8Array(32).fill(7), PREVIEW_PURPOSE);
const inAnHour = (): Date => new Date(Date.now() + 3_600_000);
const token = (brand = 'draft', version = 4): string =>
  newPreviewToken({ brand, version, until: inAnHour() }, signatures);

let api: SampleApi;
beforeAll(async () => {
  api = await sampleApi({
    calls: [
      ...sampleCalls({ deposits: 0 }),
      settingsCall,
      handle(saveConsent, async () => ({ consents: [], due: [] })),
    ],
    pages: sampleBuilds(null, undefined, async () => Response.json({ done: true })),
    previews: async (brand, version) => ({
      brand: { id: brand, version, settings: { ...first, id: brand, name: `Version ${version}` } },
      db: api.dbOf(brand),
      origin: `http://${brand}.localhost`,
      app: brand,
    }),
  });
});
afterAll(() => api.close());

const get = (url: string, host = 'draft.localhost', cookie = '') => api.app.inject({ url, headers: { host, cookie } });
const cookieOf = (answer: Awaited<ReturnType<typeof get>>): string =>
  [answer.headers['set-cookie']].flat().join('; ').split(';', 1)[0] ?? '';

test('a link puts its token into a cookie of the host, and goes on without it', async () => {
  const entered = await get(`/members?sort=new&preview=${token()}`);
  expect([entered.statusCode, entered.headers['location']]).toEqual([303, '/members?sort=new']);
  expect(entered.headers['set-cookie']).toEqual([
    expect.stringMatching(/^preview=.*; Max-Age=3600; Path=\/; HttpOnly/),
  ]);
  expect(entered.headers).toMatchObject({ 'cache-control': 'private, no-store', 'clear-site-data': '"cache"' });
});

test('with the cookie the version is seen, on a host that is nobody’s yet, and nothing is kept', async () => {
  expect((await get('/credits')).statusCode).toBe(421);
  const cookie = cookieOf(await get(`/?preview=${token()}`));
  const page = await get('/credits', 'draft.localhost', cookie);
  expect(page.json().name).toBe('Version 4');
  expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
});

test('nobody acts in a preview', async () => {
  const cookie = cookieOf(await get(`/?preview=${token('default')}`, 'default.localhost'));
  const refused = await api.send(deposit, { brand: 'default', cookie, body: { amount: 1 } });
  expect(refused).toMatchObject({ status: 403, body: { error: { code: 'role_required' } } });
  expect((await api.send(whoAmI, { brand: 'default', cookie })).status).toBe(200);
});

test('a visitor goes past the entry warning and chooses about cookies, which nothing but the browser keeps', async () => {
  const cookie = cookieOf(await get(`/?preview=${token('default')}`, 'default.localhost'));
  const member = `${cookie}; ${await api.logIn('default', api.members.default)}`;
  const post = async (url: string, who: string) =>
    (await api.app.inject({ method: 'POST', url, headers: { host: 'default.localhost', cookie: who } })).statusCode;
  const choose = async (who: string) => {
    const body = { kind: 'analytics', version: analyticsVersion, given: true } as const;
    return (await api.send(saveConsent, { brand: 'default', cookie: who, body })).status;
  };
  expect([await post('/enter', cookie), await post('/pages/cookies', cookie), await choose(cookie)]).toEqual([
    200, 200, 200,
  ]);
  expect([await post('/enter', member), await post('/pages/cookies', member), await choose(member)]).toEqual([
    403, 403, 403,
  ]);
  expect(await post('/credits', cookie)).toBe(403);
});

test('a link of another host, a changed one and one whose time is over say that they no longer work', async () => {
  const forged = token('default').replace('.4.', '.5.');
  const late = newPreviewToken({ brand: 'default', version: 4, until: new Date() }, signatures);
  for (const [link, host] of [
    [token(), 'default.localhost'],
    [forged, 'default.localhost'],
    [late, 'default.localhost'],
    [late, 'draft.localhost'],
  ]) {
    const refused = await get(`/credits?preview=${link}`, host);
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([410, 'private, no-store']);
    expect(refused.body).toContain('This preview link no longer works');
  }
  expect((await get('/credits', 'default.localhost', `preview=${forged}`)).json().name).toBe(first.name);
  const later = new Date(Date.now() + 3_600_001);
  expect(readPreviewToken(token(), later, signatures)).toBeNull();
  expect(readPreviewToken(token(), new Date(), signer(new Uint8Array(32), PREVIEW_PURPOSE))).toBeNull();
});

test('no link leads to another host', async () => {
  for (const path of ['//evil.example', '/.//evil.example', '/\\\\evil.example']) {
    const { headers } = await get(`${path}?preview=end`, 'default.localhost');
    expect(headers['location']).toMatch(/^\/(?![/\\])/);
  }
});

test('the looking can be ended', async () => {
  const cookie = `preview=${token('default')}`;
  const ended = await get('/credits?preview=end', 'default.localhost', cookie);
  expect([ended.statusCode, ended.headers['location']]).toEqual([303, '/credits']);
  expect(ended.headers['set-cookie']).toEqual([expect.stringMatching(/^preview=end; Max-Age=0/)]);
});
