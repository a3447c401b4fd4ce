import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestBrand, type TestServer } from '../testing/server.fixture.ts';
import { plainBrowser } from '../testing/plain-browser.fixture.ts';
import { sourcePages } from '../testing/source-pages.fixture.ts';

let server: TestServer;
let here: TestBrand;
beforeAll(async () => {
  server = await testServer({ pages: sourcePages });
  [here] = server.brands;
});
afterAll(() => server.close());

const open = (address: string, cookie: string) =>
  plainBrowser(server.api, `${here.id}.localhost`, cookie).open(address);

test('a page that failed stands in the first bytes inside the site, which shows who is here', async () => {
  for (const address of ['/nowhere', `/members/${uuid()}`, `/chats/${uuid()}`]) {
    const { status, html } = await open(address, here.viewer.cookie);
    expect([status, html.match(/<main\b/g)], address).toEqual([404, ['<main']]);
    expect(html, address).toContain(`Account of ${here.viewer.name}`);
  }
});

test('a visitor finds the way in beside it', async () => {
  const { status, html } = await open('/nowhere', '');
  expect([status, html.match(/<h1\b/g)]).toEqual([404, ['<h1']]);
  expect(html).toMatch(/<a[^>]*href="\/login"/);
});
