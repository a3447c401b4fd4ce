import { brand as first } from '@parlour/app-default/settings';
import { brand as second } from '@parlour/app-she/settings';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallContext } from './call-context.ts';
import { callLimits } from './call-limits.ts';
import { openEvents } from '../testing/event-source.ts';
import { sampleBuilds } from '../testing/page-build.ts';
import { sampleApi, type SampleApi } from '../testing/sample-api.ts';
import { deposit, sampleCalls } from '../testing/sample-calls.ts';
import { settingsCall } from '../testing/settings-call.ts';

const [host, origin] = ['default.localhost', 'http://default.localhost'];
const perMinute = 3;
const start = Date.now();

let api: SampleApi;
let minute = 0;
let cookie: string;
beforeAll(async () => {
  api = await sampleApi({
    brands: [first, second],
    calls: [...sampleCalls({ deposits: 0 }), settingsCall],
    pages: sampleBuilds(null),
    options: { callsPerMinute: { account: perMinute, address: 0 } },
    now: () => new Date(start + minute * 60_000),
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  minute += 1;
  cookie = await api.logIn('default', api.members.default);
});

const open = () => api.app.inject({ url: '/credits', headers: { host, cookie } });

/** Sends the form of a page that was opened, as a browser without JavaScript does. */
async function post(token: string): Promise<{ status: number; answer: Record<string, unknown> | null }> {
  const form = new URLSearchParams({ amount: '3', form_token: token });
  const { statusCode, body } = await api.app.inject({
    method: 'POST',
    url: '/credits',
    payload: form.toString(),
    headers: { host, cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
  });
  return { status: statusCode, answer: body ? JSON.parse(body) : null };
}
const callOnce = async () => (await api.send(deposit, { cookie, key: uuid(), body: { amount: 1 } })).status;

test('pages, posted forms and calls are counted together, and a form is refused as its call would be', async () => {
  const token = (await open()).json().formToken;
  expect([await callOnce(), (await post(token)).status]).toEqual([201, 303]);
  expect((await post(token)).answer).toMatchObject({
    name: 'ApiError',
    status: 429,
    code: 'rate_limited',
    params: { minutes: 1 },
    retryAfter: 60,
  });
  expect(await callOnce()).toBe(429);
});

test('a live stream counts as a call when it opens', async () => {
  const { status, close } = await openEvents(api.app, { host, cookie });
  expect([status, await callOnce(), await callOnce()]).toEqual([200, 201, 201]);
  const refused = await openEvents(api.app, { host, cookie });
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
  close();
});

test('a page counts once, whatever it reads to be rendered, and one too many says when to come back', async () => {
  for (let times = 0; times < perMinute; times++) expect((await open()).json().who).toMatchObject({ name: 'Ann' });
  const { statusCode, headers, body } = await open();
  expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
    429,
    '60',
    'text/html; charset=utf-8',
  ]);
  expect(body).toContain('</html>');
  expect(await callOnce()).toBe(429);
});

test('a form that no call is made for counts by itself, and one too many is refused as any other', async () => {
  const statuses: number[] = [];
  for (let times = 0; times <= perMinute; times++) statuses.push((await post('made-up')).status);
  expect(statuses).toEqual([403, 403, 403, 429]);
  expect(await callOnce()).toBe(429);
});

describe('a page that is kept', () => {
  let visited: SampleApi;
  const rendered: string[] = [];
  const answer = async ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url);
    rendered.push(pathname);
    return new Response('', { status: pathname.endsWith('none') ? 404 : 200 });
  };
  beforeAll(async () => {
    visited = await sampleApi({
      brands: [first, second],
      calls: [...sampleCalls({ deposits: 0 }), settingsCall],
      pages: sampleBuilds(null, answer),
      options: { callsPerMinute: { account: 0, address: perMinute } },
      now: () => new Date(start + minute * 60_000),
    });
  });
  afterAll(() => visited.close());
  beforeEach(() => void rendered.splice(0));
  const visit = async (url: string) => (await visited.app.inject({ url, headers: { host } })).statusCode;

  test('counts once for whoever has it rendered, and is answered to all however often they ask', async () => {
    for (let times = 0; times < 2 * perMinute; times++) expect(await visit('/pricing')).toBe(200);
    expect([await visit('/pages/one'), await visit('/pages/two'), await visit('/pages/three')]).toEqual([
      200, 200, 429,
    ]);
    expect([await visit('/pricing'), await visit('/pages/three'), await visit('/credits')]).toEqual([200, 429, 429]);
    expect(rendered).toEqual(['/pricing', '/pages/one', '/pages/two']);
  });

  test('is rendered again only so often where there is none to keep', async () => {
    const answers: number[] = [];
    for (let times = 0; times <= perMinute; times++) answers.push(await visit('/pages/none'));
    expect(answers).toEqual([404, 404, 404, 429]);
    expect(rendered).toHaveLength(perMinute);
  });
});

test('all addresses of one line are counted together, lines apart', () => {
  const count = callLimits({ account: 0, address: 1 });
  const codeFor = (ip: string) => count({ viewer: null, request: { ip }, now: new Date(start) } as CallContext)?.code;
  expect(['2001:db8:12:34::1', '2001:db8:12:34:99::2', '2001:db8:12:35::1'].map(codeFor)).toEqual([
    undefined,
    'rate_limited',
    undefined,
  ]);
});
