import { brand } from '@parlour/app-default/settings';
import { buildApi, type TestApi } from '@parlour/testing/build-api';
import { testDatabase } from '@parlour/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePages } from '../testing/page-build.ts';
import { sampleCalls } from '../testing/sample-calls.ts';
import { settingsCall } from '../testing/settings-call.ts';
import { withoutWithdrawn } from './withdrawn-language.ts';

let api: TestApi;
beforeAll(async () => {
  const narrower = { ...brand, locales: brand.locales.filter((locale) => locale !== 'pl') };
  const calls = [...sampleCalls({ deposits: 0 }), settingsCall];
  const pages = { find: async () => samplePages(null) };
  api = await buildApi({ database: await testDatabase(), brands: [narrower], calls, pages });
});
afterAll(() => api.close());

const get = (url: string) => api.app.inject({ url, headers: { host: 'default.localhost' } });

test.each([
  ['/pl', '/'],
  ['/pl/', '/'],
  ['/pl?source=ad', '/?source=ad'],
  ['/pl/members?page=2', '/members?page=2'],
  ['/pl/members?next=/likes?type=sent', '/members?next=/likes?type=sent'],
  ['/pl.data?_routes=root', '/_.data?_routes=root'],
  ['/pl//evil.example/members', '/evil.example/members'],
])('%s leads to the same page in the site’s own language', async (address, own) => {
  const answered = await get(address);
  expect([answered.statusCode, answered.headers.location]).toEqual([302, own]);
});

test.each(['/', '/de', '/members', '/plain', '/?next=/pl', '/xx/members', '/de.data', '/pl.png'])(
  '%s stays where it is',
  (address) => {
    expect(withoutWithdrawn(address, ['de', 'en'])).toBeNull();
  },
);

test('a page in a language that is offered is answered', async () => {
  expect((await get('/nl/members')).statusCode).toBe(200);
});
