import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testServer, type TestServer } from '../testing/server.fixture.ts';
import { plainBrowser, type Typed } from '../testing/plain-browser.fixture.ts';
import { sourcePages } from '../testing/source-pages.fixture.ts';

const saves = 5;
/** A save counts three times: the page, its form, and the page again. The last page can still be opened. */
const perMinute = 3 * saves + 1;
let server: TestServer;
beforeAll(async () => {
  // A minute that begins in between would count anew.
  vi.useFakeTimers({ toFake: ['Date'] });
  server = await testServer({ pages: sourcePages, callsPerMinute: { account: perMinute, address: 0 } });
});
afterAll(() => server.close());

const tooOften = 'Too many attempts. Try again in 1 minute.';

test('a form that is posted too often says so, and keeps what was typed', async () => {
  const [{ id, friend }] = server.brands;
  const browser = plainBrowser(server.api, `${id}.localhost`, friend.cookie);
  const action = '/settings?part=notifications';
  const saved = () => browser.open('/settings').then((page) => browser.submit(page, action));
  for (let times = 0; times < saves; times++) expect((await saved()).status).toBe(200);
  const refused = await browser.submit(await browser.open('/settings'), action, { mail_like: 'weekly' });
  expect([refused.status, refused.address]).toEqual([429, action]);
  expect(refused.html).toContain(tooOften);
  expect(refused.html).toMatch(/<option[^>]*value="weekly"[^>]*selected=""/);
});

test.each([
  ['/lang-config', 0, { language: 'en' }, { language: 'nl' }, 'checked="" value="nl"'],
  ['/pages/cookies', 1, { analytics: 'no' }, { analytics: 'yes', back: '/pricing' }, 'name="back" value="/pricing"'],
] as const)(
  'a choice on %s that is made too often is refused in words, and kept',
  async (page, whose, one, last, kept) => {
    const { id, stranger } = server.brands[whose];
    const browser = plainBrowser(server.api, `${id}.localhost`, stranger.cookie);
    const choose = (choice: Typed) => browser.open(page).then((opened) => browser.submit(opened, '', choice));
    for (let times = 0; times < saves; times++) expect((await choose(one)).status).toBe(200);
    const refused = await choose(last);
    expect([refused.status, refused.address]).toEqual([429, page]);
    expect(refused.html).toContain(tooOften);
    expect(refused.html).toContain(kept);
  },
);
