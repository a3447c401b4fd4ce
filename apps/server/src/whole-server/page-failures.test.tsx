import { Suspense } from 'react';
import type { ServerBuild } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testServer, type TestServer } from '../testing/server.fixture.ts';
import { sourcePages } from '../testing/source-pages.fixture.ts';

const token = 'c2VjcmV0LW9mLWEtbWFpbA';
const lines: string[] = [];
let server: TestServer;

function Broken(): never {
  throw new RangeError('a part of the page broke');
}

/** The pages, of which one has a part that fails. */
async function withBrokenPart(): Promise<{ server: ServerBuild; clientFolder: null }> {
  const { server } = (await sourcePages.find('default'))!;
  const [id, premium] = Object.entries(server.routes).find(([name]) => name.endsWith('premium'))!;
  const page = () => (
    <Suspense>
      <Broken />
    </Suspense>
  );
  const broken = { ...premium!, module: { ...premium!.module, default: page } };
  return { server: { ...server, routes: { ...server.routes, [id]: broken } }, clientFolder: null };
}

beforeAll(async () => {
  const build = await withBrokenPart();
  const log = { level: 'info', stream: { write: (line: string) => void lines.push(line) } } as const;
  server = await testServer({ pages: { find: async () => build }, log });
});
afterAll(() => server.close());
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

const ask = (method: 'GET' | 'POST', url: string) =>
  server.api.app.inject({ method, url, headers: { host: `${server.brands[0].id}.localhost` } });
const failures = () =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'a page failed');

test.each([`/${token}`, `/de/${token}`])(
  'a form posted to %s, where there is none, says what may be asked for, and is no failure',
  async (url) => {
    const answered = await ask('POST', url);
    expect([answered.statusCode, answered.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(failures()).toEqual([]);
    expect(lines.join('')).not.toContain(token);
  },
);

test('a part of a page that fails while it is rendered is logged once, with the place where it happened', async () => {
  expect((await ask('GET', '/premium')).statusCode).toBe(500);
  expect(failures()).toMatchObject([
    {
      route: '/premium',
      request_id: expect.any(String),
      err: { type: 'RangeError', message: 'a part of the page broke' },
    },
  ]);
  expect((failures()[0]!['err'] as { stack: string }).stack).toContain('page-failures.test.tsx');
});
