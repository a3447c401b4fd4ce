import { brand } from '@parlour/app-default/settings';
import { MEGABYTE } from '@parlour/models/sizes';
import type { Database } from '@parlour/server-db/database';
import { buildApi, type TestApi } from '@parlour/testing/build-api';
import { testDatabase, testEngine } from '@parlour/testing/database';
import { addMember } from '@parlour/testing/members';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageBuild } from './page-builds.ts';
import { samplePages } from '../testing/page-build.ts';
import { sampleCalls, whoAmI } from '../testing/sample-calls.ts';
import { attach, attachCall } from '../testing/sample-upload.ts';
import { settingsCall } from '../testing/settings-call.ts';
import { MULTIPART_EXTRA } from '../uploads/multipart.ts';

let database: Database;
let api: TestApi;
let cookie: string;
let build: PageBuild | null = null;
beforeAll(async () => {
  const calls = [...sampleCalls({ deposits: 0 }), settingsCall, attachCall];
  database = await testDatabase();
  api = await buildApi({ database, brands: [brand], calls, pages: { find: async () => build } });
  cookie = await api.logIn('default', await addMember(api.dbOf('default'), 'default', { name: 'Ann' }));
});
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers: { host: 'default.localhost', ...headers } });

test('pages that are not built yet are being worked on, and are there as soon as they are built', async () => {
  const early = await get('/');
  expect([early.statusCode, early.headers['retry-after']]).toEqual([503, '60']);
  expect(early.body).toContain('We are working on the site. Please come back in a little while.');
  build = samplePages(null);
  expect((await get('/')).statusCode).toBe(200);
});

describe('a form with a file that is too large to be read', () => {
  const send = (url: string) =>
    api.app.inject({
      method: 'POST',
      url,
      payload: 'x',
      headers: {
        host: 'default.localhost',
        cookie,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': `${attach.multipart.megabytes * MEGABYTE + MULTIPART_EXTRA + 1}`,
      },
    });

  test('leads back to its page, which says so', async () => {
    const answered = await send('/nl/profile?edit=photos');
    expect([answered.statusCode, answered.headers.location]).toEqual([303, '/nl/profile?edit=photos&too_large=1']);
    expect(answered.headers['cache-control']).toBe('private, no-store');
  });

  test.each(['//evil.example/profile', '/.//evil.example/profile', '/profile.data'])(
    'is led nowhere else from %s',
    async (url) => {
      expect((await send(url)).statusCode).toBe(413);
    },
  );
});

test.each(['/%E0%A4%A', '/pages/%ff'])('%s, which cannot be read, is told of in the look of the brand', async (url) => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const page = await get(url, { accept, cookie: 'locale=nl' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(page.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' });
  expect(page.body).toContain('<html lang="nl">');
  expect(page.body).toContain(brand.name);
  for (const [other, headers] of [
    [url, { accept: '*/*' }],
    [`/api${url}`, { accept }],
    [url, { accept, host: 'stranger.example' }],
  ] as const)
    expect((await get(other, headers)).json().error.code).toBe('bad_request');
});

describe('with the database away', () => {
  // One beyond a network may come back, an embedded one that is closed has ended.
  const status = testEngine === 'postgres' ? 503 : 500;

  beforeAll(async () => {
    build = samplePages(null);
    await database.close();
  });

  test('a page answers one translated sentence in the look of its brand', async () => {
    const answered = await get('/members', { cookie: `${cookie}; locale=nl` });
    expect(answered.statusCode).toBe(status);
    expect(answered.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringMatching(/style-src-elem 'self'.* 'sha256-/),
    });
    expect(answered.body).toContain('<html lang="nl">');
    expect(answered.body).toContain('<h1>Er is een fout opgetreden, probeer het later opnieuw</h1>');
    expect(answered.body).toContain(brand.theme.light.action);
    expect(answered.body).toContain('html { font: 100%/1.5 ');
    expect(answered.body).toContain(brand.name);
  });

  test('an API call and the data of a page keep the error body', async () => {
    for (const url of [whoAmI.path, '/members.data']) {
      const answered = await get(url, { cookie, 'x-request-type': 'client' });
      expect([answered.statusCode, answered.json().error.code]).toEqual([status, 'server_error']);
    }
  });

  test('a host that is nobody’s has no look', async () => {
    const answered = await get('/', { host: 'stranger.example' });
    expect([answered.statusCode, answered.json().error.code]).toEqual([421, 'unknown_brand']);
  });
});

test('where even the router’s own error page fails, the raw message stays inside', async () => {
  const broken = samplePages(null);
  const { entry, routes } = broken.server as unknown as Record<'entry' | 'routes', Record<string, { module: object }>>;
  routes['page']!.module = { default: () => null };
  const render = (): never => {
    throw new Error('the raw message');
  };
  const server = { ...broken.server, entry: { module: { ...entry['module'], default: render } } };
  build = { ...broken, server: server as unknown as PageBuild['server'] };
  const answered = await get('/credits');
  expect(answered.statusCode).toBe(500);
  expect(answered.body).toContain('An error occurred, please try again later');
  expect(answered.body).not.toContain('raw');
});
