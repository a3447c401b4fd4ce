import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand as first } from '@parlour/app-default/settings';
import { brand as second } from '@parlour/app-she/settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleApi, type SampleApi } from '../testing/sample-api.ts';
import { sampleCalls, type SampleWorld } from '../testing/sample-calls.ts';
import { settingsCall } from '../testing/settings-call.ts';
import { pageForBrowsers, samplePages } from '../testing/page-build.ts';

const host = 'default.localhost';
const origin = `http://${host}`;

let api: SampleApi;
let folder: string;
let cookie: string;
const world: SampleWorld = { deposits: 0 };
const lines: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlour-pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'plain script');
  await writeFile(join(folder, 'assets/app-1a2b.js.br'), 'smaller');
  await writeFile(join(folder, 'favicon.ico'), 'icon');
  const build = samplePages(folder);
  const pages = { find: async (brand: string) => (brand === first.id ? build : null) };
  const log = { level: 'info', stream: { write: (line: string) => void lines.push(line) } } as const;
  api = await sampleApi({ brands: [first, second], calls: [...sampleCalls(world), settingsCall], pages, log });
  cookie = await api.logIn('default', api.members.default);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers: { host, ...headers } });
const post = (url: string, form: Record<string, string>, headers: Record<string, string>) =>
  api.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(form).toString(),
    headers: { host, cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('a page', () => {
  test('is rendered for whoever asks, in process, with a nonce of its own', async () => {
    const [one, other] = [await get('/credits', { cookie }), await get('/credits', { cookie })];
    expect(one.json()).toMatchObject({ who: { name: 'Ann' }, locale: 'en', origin, name: first.name });
    expect(one.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${one.json().nonce}'`);
    expect(one.json().nonce).not.toBe(other.json().nonce);
    expect(one.headers['cache-control']).toBe('private, no-store');
  });

  test('gives a new browser its language for 365 days and an id', async () => {
    const cookies = [(await get('/credits')).headers['set-cookie']].flat();
    expect(cookies).toEqual([expect.stringMatching(/^bid=/), 'locale=en; Max-Age=31536000; Path=/; SameSite=Lax']);
    expect((await get('/credits', { cookie: 'locale=pl' })).json().locale).toBe('pl');
    expect((await get('/nl/members', { cookie: 'locale=pl' })).json().locale).toBe('nl');
  });

  test('answers HEAD without a body', async () => {
    const answered = await api.app.inject({ method: 'HEAD', url: '/', headers: { host } });
    expect([answered.statusCode, answered.body]).toEqual([200, '']);
  });

  test('stays on its own host, whatever the address looks like', async () => {
    expect((await get('//evil.example/members')).json().origin).toBe(origin);
  });

  test('is 421 on a host that is nobody’s', async () => {
    expect((await get('/', { host: 'stranger.example' })).statusCode).toBe(421);
  });
});

test('the log has the pattern of each page, and neither its address nor its query', async () => {
  lines.length = 0;
  for (const url of [
    '/members/somebody?token=hush',
    '/nl/members',
    '/members/somebody.data',
    '/a-token',
    '/no/such/page',
  ])
    await get(url, { cookie });
  const answered = lines
    .map((line) => JSON.parse(line) as { msg: string; route: string })
    .filter(({ msg }) => msg === 'answered');
  expect(answered.map(({ route }) => route)).toEqual(['/members/:id', '/members', '/members/:id', '/:token', '*']);
  for (const secret of ['somebody', 'hush', 'a-token', 'such']) expect(lines.join('')).not.toContain(secret);
});

describe('a form without JavaScript', () => {
  const tokenOf = async (url: string): Promise<string> => (await get(url, { cookie })).json().formToken;

  test('acts once, however often it is sent', async () => {
    const form = { amount: '3', form_token: await tokenOf('/credits') };
    const before = world.deposits;
    for (const answered of [await post('/credits', form, { origin }), await post('/credits', form, { origin })]) {
      expect([answered.statusCode, answered.headers.location]).toEqual([303, '/done']);
      expect([answered.headers['set-cookie']].flat()).toContain('seen=1; Path=/');
    }
    expect(world.deposits).toBe(before + 1);
  });

  test('gets the call’s own refusal as the error that pages know', async () => {
    const answered = await post('/credits', { amount: '0', form_token: await tokenOf('/credits') }, { origin });
    expect(answered.json()).toMatchObject({
      name: 'ApiError',
      code: 'validation_failed',
      fields: { amount: 'limit_invalid' },
    });
  });

  test('may be posted to another address by the page it stands on', async () => {
    const form = { amount: '3', form_token: await tokenOf('/members') };
    expect((await post('/credits', form, { origin, referer: `${origin}/members?page=2` })).statusCode).toBe(303);
  });

  test.each([
    ['another site', '/credits', { origin: 'http://evil.example' }],
    ['nobody knows where', '/credits', {}],
    ['a hidden origin', '/credits', { origin: 'null' }],
    ['another page', '/members', { origin }],
  ])('is refused from %s', async (_, page, headers) => {
    const before = world.deposits;
    const answered = await post('/credits', { amount: '3', form_token: await tokenOf(page) }, headers);
    expect(answered.statusCode).toBe(403);
    expect(world.deposits).toBe(before);
  });

  test('is refused with the token of another session, or a made-up one', async () => {
    const other = (await get('/credits', { cookie: await api.logIn('default', api.members.default) })).json()
      .formToken as string;
    for (const token of [other, other.replace(/.$/, 'A'), '', 'a.b.c']) {
      expect((await post('/credits', { amount: '3', form_token: token }, { origin })).statusCode).toBe(403);
    }
  });
});

describe('files', () => {
  test('of which a part is asked that there is not say so', async () => {
    expect((await get('/assets/app-1a2b.js', { range: 'bytes=500-' })).statusCode).toBe(416);
    expect((await get('/assets/app-1a2b.js', { range: 'bytes=0-4' })).body).toBe('plain');
    expect((await get('/assets/app-1a2b.js', { 'if-match': '"other"' })).statusCode).toBe(412);
  });

  test('whose name holds a hash are kept for good, compressed where the browser takes it', async () => {
    const plain = await get('/assets/app-1a2b.js');
    expect([plain.body, plain.headers['cache-control']]).toEqual([
      'plain script',
      'public, max-age=31536000, immutable',
    ]);
    const small = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect([small.body, small.headers['content-encoding'], small.headers['content-type']]).toEqual([
      'smaller',
      'br',
      expect.stringContaining('javascript'),
    ]);
  });

  test('beside them are kept for an hour', async () => {
    const answered = await get('/favicon.ico');
    expect([answered.body, answered.headers['cache-control']]).toEqual(['icon', 'public, max-age=3600']);
  });

  test('that do not exist, or lie outside, are 404', async () => {
    for (const url of ['/assets/none.js', '/assets/../../secret', '/assets/%2e%2e/%2e%2e/etc/passwd']) {
      expect((await get(url)).body).not.toContain('root:');
    }
    expect((await get('/assets/none.js')).statusCode).toBe(404);
  });
});

describe('the list of routes, which a visitor’s page asks for', () => {
  const routesOf = (query: string, prefix = '') => get(`${prefix}/__manifest?${query}`);

  test('names those behind the paths, the same for everybody and for good', async () => {
    for (const prefix of ['', '/de']) {
      const answered = await routesOf(`paths=${prefix}/login,/signup&version=1`, prefix);
      expect(answered.json()).toEqual({ page: pageForBrowsers });
      expect(answered.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answered.headers['set-cookie']).toBeUndefined();
    }
  });

  test('says to load the page anew where it is of another build', async () => {
    const answered = await routesOf('paths=/chats&version=0');
    expect([answered.statusCode, answered.headers['x-remix-reload-document']]).toEqual([204, 'true']);
  });

  test('is of one brand: a host without one has none', async () => {
    const answered = await api.app.inject({ url: '/__manifest?paths=/&version=1', headers: { host: 'other.test' } });
    expect(answered.statusCode).toBe(421);
  });
});
