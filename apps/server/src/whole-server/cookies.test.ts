import { cookieDays } from '@parlour/models/account/cookies';
import { hashPassword } from '@parlour/server-account';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestBrand, type TestServer } from '../testing/server.fixture.ts';
import { plainBrowser } from '../testing/plain-browser.fixture.ts';
import { sourcePages } from '../testing/source-pages.fixture.ts';

const password = 'seven quiet lighthouses';
let server: TestServer;
let here: TestBrand;

beforeAll(async () => {
  server = await testServer({ pages: sourcePages });
  [here] = server.brands;
  const own = { password_hash: await hashPassword(password), email: 'vera@example.com', email_key: 'vera@example.com' };
  await server.api.dbOf(here.id).updateTable('members').set(own).where('id', '=', here.viewer.id).execute();
});
afterAll(() => server.close());

test('the page about cookies names every cookie that a browser is given', async () => {
  const browser = plainBrowser(server.api, `${here.id}.localhost`);
  await browser.open('/start');
  await browser.submit({ status: 200, address: '/', html: '<form method="post" action="/enter"></form>' }, '/enter');
  await browser.submit(await browser.open('/cookies'), '', { analytics: 'no' });
  await browser.submit(await browser.open('/login'), '', { login: 'vera@example.com', password });
  await browser.open('/credits?country=BE');
  const { html } = await browser.open('/cookies');
  const named = [...html.matchAll(/<code>([^<]*)<\/code>/g)].map(([, name]) => name);
  expect(named).toEqual(Object.keys(cookieDays));
  const given = ['analytics', 'bid', 'entry_warning', 'installed_app', 'locale', 'payment_country', 'sid'];
  expect(Object.keys(browser.cookies()).sort()).toEqual(given);
  expect(named).toEqual(expect.arrayContaining(given));
});

test('a language that is chosen without JavaScript is kept, for a visitor and for a member', async () => {
  for (const cookie of ['', here.viewer.cookie]) {
    const browser = plainBrowser(server.api, `${here.id}.localhost`, cookie);
    const { address } = await browser.submit(await browser.open('/lang-config'), '', { language: 'nl' });
    expect([address, browser.cookies()['locale']]).toEqual(['/', 'nl']);
  }
});
