import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testHouse, type HouseBrand, type TestHouse } from './testing/house.fixture.ts';
import { plainBrowser } from './testing/plain-browser.fixture.ts';
import { sourcePages } from './testing/source-pages.fixture.ts';

let house: TestHouse;
let here: HouseBrand;
beforeAll(async () => {
  house = await testHouse({ pages: sourcePages });
  [here] = house.brands;
});
afterAll(() => house.close());

const open = (address: string, cookie: string) => plainBrowser(house.api, `${here.id}.localhost`, cookie).open(address);

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
