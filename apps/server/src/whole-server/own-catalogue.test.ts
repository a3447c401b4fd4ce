import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { locales } from '@parlour/models/locale';
import { testServer, type TestServer } from '../testing/server.fixture.ts';
import { sourcePages } from '../testing/source-pages.fixture.ts';

vi.mock('../../../../libs/shell/src/catalogue-files.ts', async () => {
  const known = await import('@parlour/models/locale');
  return { catalogueFiles: Object.fromEntries(known.locales.map((locale) => [locale, `/assets/words-${locale}.js`])) };
});

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ pages: sourcePages });
});
afterAll(() => server.close());

test.each(locales)('a page in %s asks for its own words beside its scripts, and for no others', async (locale) => {
  const [{ id, viewer }] = server.brands;
  for (const session of ['', viewer.cookie]) {
    const headers = { host: `${id}.localhost`, cookie: `locale=${locale}; ${session}` };
    const { body } = await server.api.app.inject({ url: '/pricing', headers });
    expect(body).toContain(`<html lang="${locale}"`);
    const preloads = [...body.matchAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g)].map(([, href]) => href);
    // The scripts come first: without them nothing reads the words.
    expect([...new Set(preloads)]).toEqual(['/assets/none.js', `/assets/words-${locale}.js`]);
    expect(body.match(/words-\w+\.js/g)).toHaveLength(1);
  }
});
