import { addresses } from '@parlour/contract/addresses';
import { hashPassword } from '@parlour/server-account';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestBrand, type TestServer } from '../testing/server.fixture.ts';
import { plainBrowser } from '../testing/plain-browser.fixture.ts';
import { sourcePages } from '../testing/source-pages.fixture.ts';

const password = 'seven quiet lighthouses';
const expired = 'Something has changed since you opened this page. Please try again.';
let server: TestServer;
let here: TestBrand;
let now = new Date();

beforeAll(async () => {
  server = await testServer({ pages: sourcePages, now: () => now });
  [here] = server.brands;
  const own = { password_hash: await hashPassword(password) };
  await db().updateTable('members').set(own).where('brand', '=', here.id).execute();
});
afterAll(() => server.close());

const db = () => server.api.dbOf(here.id);
const browserOf = (cookie = '') => plainBrowser(server.api, `${here.id}.localhost`, cookie);
const liked = async () => {
  const likes = await db().selectFrom('likes').select('to_id').where('from_id', '=', here.viewer.id).execute();
  return likes.length;
};

test('a form whose session has changed meanwhile acts once it is sent again, and nothing typed is lost', async () => {
  const { viewer, friend } = here;
  const chat = `/members/${friend.id}/chat`;
  const opened = await browserOf(viewer.cookie).open(chat);
  const browser = browserOf(await server.api.logIn(here.id, viewer.id));
  const refused = await browser.submit(opened, '', { text: 'Words that took an hour' });
  expect([refused.status, refused.address]).toEqual([403, chat]);
  expect(refused.html).toContain(expired);
  const [, text = ''] = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(refused.html) ?? [];
  expect(text).toBe('Words that took an hour');
  const written = () =>
    db().selectFrom('messages').select('id').where('text', '=', 'Words that took an hour').execute();
  expect(await written()).toEqual([]);
  const sent = await browser.submit(refused, '', { text });
  expect([sent.status, sent.address]).toEqual([200, `/chats/${here.conversationId}`]);
  expect(await written()).toHaveLength(1);
});

test('so does a form of a page that was left open for a day', async () => {
  const browser = browserOf(here.viewer.cookie);
  const action = '/settings?part=notifications';
  const opened = await browser.open('/settings');
  now = new Date(now.getTime() + 25 * 3_600_000);
  const refused = await browser.submit(opened, action, { mail_like: 'weekly' });
  expect([refused.status, refused.html.includes(expired)]).toEqual([403, true]);
  expect(refused.html).toMatch(/<option[^>]*value="weekly"[^>]*selected=""/);
  expect((await browser.submit(refused, action)).address).toBe('/settings?done=notifications#notifications');
});

test('a press says so on the page that it leads to', async () => {
  const { viewer, stranger } = here;
  const page = `/members/${stranger.id}`;
  const opened = await browserOf(viewer.cookie).open(page);
  const browser = browserOf(await server.api.logIn(here.id, viewer.id));
  const refused = await browser.submit(opened, '', { like: 'profile' });
  expect([refused.status, refused.html.includes(expired), await liked()]).toEqual([403, true, 0]);
  expect((await browser.submit(refused, '', { like: 'profile' })).status).toBe(200);
  expect(await liked()).toBe(1);
});

test.each([
  ['/settings', '/settings?part=sessions'],
  ['/settings', '/settings?part=consents'],
  ['/settings', '/settings?part=log-out'],
  ['/complete-signup?step=push', ''],
])('on %s a button of %s says so too', async (page, action) => {
  const { viewer } = here;
  const opened = await browserOf(viewer.cookie).open(page);
  const refused = await browserOf(await server.api.logIn(here.id, viewer.id)).submit(opened, action);
  expect([refused.status, refused.html.includes(expired)]).toEqual([403, true]);
});

test('whose session has ended logs in first', async () => {
  const { viewer, stranger } = here;
  const cookie = await server.api.logIn(here.id, viewer.id);
  const [member, settings] = [`/members/${stranger.id}`, '/settings?part=notifications'];
  const pages = [await browserOf(cookie).open(member), await browserOf(cookie).open('/settings')] as const;
  await db().deleteFrom('sessions').where('brand', '=', here.id).where('member_id', '=', viewer.id).execute();
  const browser = browserOf(cookie);
  expect((await browser.submit(pages[0], '', { like: 'profile' })).address).toBe(
    `/login?next=${encodeURIComponent(member)}`,
  );
  expect((await browser.submit(pages[1], settings)).address).toBe(`/login?next=${encodeURIComponent(settings)}`);
});

test('a visitor’s form of another browser comes back too, without the password', async () => {
  const { friend } = here;
  const login = `${friend.name}@post.example`.toLowerCase();
  const opened = await browserOf().open('/login');
  const browser = browserOf();
  const refused = await browser.submit(opened, '', { login, password });
  expect([refused.status, refused.html.includes(expired)]).toEqual([403, true]);
  expect(refused.html).toContain(`value="${login}"`);
  expect(refused.html).not.toContain(password);
  expect((await browser.submit(refused, '', { password })).address).toBe('/');
});

test('what another site posts is never shown again', async () => {
  const { viewer, friend } = here;
  const answered = await server.api.app.inject({
    method: 'POST',
    url: `/members/${friend.id}/chat`,
    headers: {
      host: `${here.id}.localhost`,
      cookie: await server.api.logIn(here.id, viewer.id),
      referer: 'http://evil.example/',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ text: 'Words of a stranger', form_token: 'made up' }).toString(),
  });
  expect(answered.statusCode).toBe(403);
  expect(answered.body).not.toContain('Words of a stranger');
  expect(answered.body).not.toContain(expired);
});

const postFrom = (origin: string | null, url: string, headers: Record<string, string> = {}) =>
  server.api.app.inject({
    method: 'POST',
    url,
    headers: {
      host: `${here.id}.localhost`,
      'content-type': 'application/x-www-form-urlencoded',
      ...(origin !== null && { origin }),
      ...headers,
    },
    payload: new URLSearchParams({ text: 'Words of a stranger', form_token: 'made up' }).toString(),
  });

test.each(['http://evil.example', 'null', 'nonsense', 'https://default.localhost'])(
  'a post from %s is refused in the language of its reader, as one from nowhere is',
  async (origin) => {
    const [heading, status] = [/<h1[^>]*>(.*?)<\/h1>/s, /<html lang="nl"/];
    for (const page of ['/?index', '/login', '/signup', '/settings']) {
      const headers = { cookie: `locale=nl; ${await server.api.logIn(here.id, here.viewer.id)}` };
      const [refused, fromNowhere] = [await postFrom(origin, page, headers), await postFrom(null, page, headers)];
      expect([refused.statusCode, refused.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
      expect(refused.body).toMatch(status);
      expect(heading.exec(refused.body)?.[1]).toBe(heading.exec(fromNowhere.body)![1]);
      expect(refused.body).not.toContain('Words of a stranger');
    }
  },
);

const plainPages = Object.values(addresses)
  .map(({ pattern }) => pattern)
  .filter((pattern) => !pattern.includes(':'));

test.each(plainPages)(
  'nothing comes of a post from elsewhere to %s, nor is it answered by the router alone',
  async (page) => {
    for (const cookie of ['', await server.api.logIn(here.id, here.viewer.id)]) {
      const refused = await postFrom('http://evil.example', page, { cookie });
      if (refused.statusCode === 302) expect(refused.headers.location).toMatch(/^\/login\?/);
      else expect([403, 404, 405]).toContain(refused.statusCode);
      expect(refused.headers['content-type'] ?? '').not.toContain('text/plain');
    }
  },
);
