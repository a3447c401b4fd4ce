import { v4 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { oldestClient } from '@parlour/contract/client-version';
import { callTable } from './calls/call-table.ts';
import { handle } from './calls/handle.ts';
import { loggedError } from './logged-error.ts';
import { livingSessions } from './sessions/session-store.ts';
import { siteDirectory } from './sites/sites.ts';
import { sampleApi, type SampleApi } from './testing/sample-api.ts';
import { deposit, enter, fields, leave, whoAmI } from './testing/sample-calls.ts';

let api: SampleApi;
const lines: string[] = [];
let isUp = true;
let hasPhotos = true;
beforeAll(async () => {
  api = await sampleApi({
    log: { level: 'info', stream: { write: (line) => void lines.push(line) } },
    options: { callsPerMinute: { account: 3, address: 1_000 } },
    checks: [
      { name: 'database', isNeeded: true, check: async () => (isUp ? 1 : Promise.reject(new Error('away'))) },
      { name: 'photos', isNeeded: false, check: async () => (hasPhotos ? 1 : Promise.reject(new Error('gone'))) },
    ],
  });
});
afterEach(() => vi.useRealTimers());
afterAll(() => api.close());

test('every answer is closed to frames, sniffing and foreign use, and promises no https on loopback', async () => {
  const { headers } = await api.send(whoAmI);
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('behind https, cookies are Secure and bound to the host, and HSTS is set', async () => {
  const secure = await sampleApi({ options: { secure: true } });
  const { headers } = await secure.send(whoAmI);
  const entered = await secure.send(enter, { key: uuid(), body: { member: secure.members.default } });
  const session = String([entered.headers['set-cookie']].flat()[0]);
  const sent = session.split(';', 1)[0]!;
  const [known, unbound] = [
    await secure.send(whoAmI, { cookie: sent }),
    await secure.send(whoAmI, { cookie: sent.replace('__Host-', '') }),
  ];
  await secure.close();
  expect([headers['set-cookie']].flat()[0]).toMatch(/^__Host-bid=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(session).toMatch(/^__Host-sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect([known.body['name'], unbound.body['name']]).toEqual(['Ann', null]);
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('behind https, nothing is promised for a host that is no brand’s: it may be the operator’s own', async () => {
  const secure = await sampleApi({ options: { secure: true } });
  const promised = async (url: string, host: string) =>
    (await secure.app.inject({ url, headers: { host } })).headers['strict-transport-security'];
  const addresses = ['/', '/healthz', '/%ff'];
  const [strange, own] = [
    await Promise.all(addresses.map((url) => promised(url, '10.0.0.7'))),
    await Promise.all(addresses.map((url) => promised(url, 'default.localhost'))),
  ];
  await secure.close();
  expect(strange).toEqual([undefined, undefined, undefined]);
  expect(own).toEqual(addresses.map(() => 'max-age=31536000; includeSubDomains'));
});

test('health, readiness and version answer on any host', async () => {
  const ask = (url: string) => api.app.inject({ url, headers: { host: '10.0.0.7' } });
  expect((await ask('/api/health.php')).json()).toEqual({ ok: true, checks: { database: true, photos: true } });
  expect((await ask('/api/version.php')).json()).toEqual({ build: 'test', min_client: oldestClient });
  expect((await ask('/healthz')).statusCode).toBe(200);
  isUp = false;
  const sick = await ask('/api/health.php');
  isUp = true;
  expect([sick.statusCode, sick.json()]).toEqual([503, { ok: false, checks: { database: false, photos: true } }]);
});

test('what all else works without is told of, and the server is ready all the same', async () => {
  hasPhotos = false;
  const answered = await api.app.inject('/api/health.php');
  hasPhotos = true;
  expect([answered.statusCode, answered.json()]).toEqual([
    200,
    { ok: true, checks: { database: true, photos: false } },
  ]);
});

test('a check that begins to fail is logged once, however often it is asked, and again after it passed', async () => {
  const ask = () => api.app.inject('/api/health.php');
  await ask();
  lines.length = 0;
  for (const up of [false, false, true, false, true]) {
    isUp = up;
    await ask();
  }
  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a health check failed');
  expect(told).toMatchObject(Array(2).fill({ level: 40, check: 'database', err: { message: 'away' } }));
});

test('a refusal for a failure that is not the caller’s is told by its own code, and logged with its cause', async () => {
  lines.length = 0;
  const cookie = await api.logIn('default', api.members.default);
  const answered = await api.send(deposit, { cookie, key: uuid(), body: { amount: 1, fail: 'away' } });
  expect(answered).toMatchObject({ status: 503, body: { error: { code: 'provider_down' } } });
  const failures = lines
    .map((line) => JSON.parse(line) as { msg: string })
    .filter(({ msg }) => msg === 'a call failed');
  expect(failures).toMatchObject([{ err: { message: 'fetch failed' }, call: 'POST /api/deposit.php' }]);
});

test('logs hold the route, and nothing of who asked or what was said', async () => {
  lines.length = 0;
  const cookie = await api.logIn('default', api.members.default);
  await api.send(fields, { cookie, body: { email: 'ann@private.example' } });
  await api.app.inject({ url: '/api/who.php?token=hush', headers: { host: 'default.localhost', cookie } });
  const answered = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'answered');
  expect(answered).toMatchObject([
    { route: '/api/fields.php', method: 'POST', status: 200, brand: 'default' },
    { route: '/api/who.php', method: 'GET', status: 422, brand: 'default' },
  ]);
  for (const line of answered) {
    expect(line['request_id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(line).not.toHaveProperty('reqId');
  }
  for (const secret of ['ann@private', 'hush', cookie.slice(4), '127.0.0.1', 'Ann'])
    expect(lines.join('')).not.toContain(secret);
});

test('more calls a minute than allowed are told how long to wait, and others go on', async () => {
  // A minute that begins in between would count anew.
  vi.useFakeTimers({ toFake: ['Date'] });
  const busy = await api.logIn('she', api.members.she);
  const answers = [];
  for (let index = 0; index < 4; index++) answers.push(await api.send(whoAmI, { brand: 'she', cookie: busy }));
  const last = answers.at(-1)!;
  expect([last.status, last.body['error'], last.headers['retry-after']]).toMatchObject([
    429,
    { code: 'rate_limited', params: { minutes: 1 } },
    '60',
  ]);
  expect((await api.send(whoAmI, { brand: 'she' })).status).toBe(200);
});

test('being here is noted once a minute, without the request waiting', async () => {
  const db = api.dbOf('default');
  const cookie = await api.logIn('default', api.members.default);
  const long = new Date(Date.now() - 300_000);
  await db.updateTable('sessions').set({ last_seen_at: long }).where('brand', '=', 'default').execute();
  await api.send(leave, { cookie: '' });
  const asked = Date.now();
  await api.app.inject({ url: '/api/who.php', headers: { host: 'default.localhost', cookie } });
  const seen = async (): Promise<number> => {
    const rows = await db
      .selectFrom('sessions')
      .select('last_seen_at')
      .where('brand', '=', 'default')
      .orderBy('last_seen_at', 'desc')
      .execute();
    return rows[0]!.last_seen_at.getTime();
  };
  await expect.poll(seen).toBeGreaterThanOrEqual(asked);
});

test('a session is over after 30 days', async () => {
  const db = api.dbOf('default');
  const { id } = await db
    .selectFrom('sessions')
    .select('id')
    .where('brand', '=', 'default')
    .limit(1)
    .executeTakeFirstOrThrow();
  const after = (days: number) => livingSessions(db, 'default', [id], new Date(Date.now() + days * 86_400_000));
  expect([(await after(29)).size, (await after(31)).size]).toEqual([1, 0]);
});

test('two calls for one request, and two brands on one host, are refused at the start', () => {
  const handled = handle(whoAmI, async () => ({ name: null, brand: 'one' }));
  expect(() => callTable([handled, handled])).toThrow('Two calls answer GET /api/who.php');
  const site = { brand: { id: 'one' }, origin: 'http://one.localhost' };
  expect(() => siteDirectory([site, { ...site, brand: { id: 'two' } }] as never)).toThrow('same host');
});

test('a database error is logged without the values that it quotes', async () => {
  const email_key = 'ann@private.example';
  const insert = () =>
    api
      .dbOf('default')
      .insertInto('discount_uses')
      .values({
        brand: 'she',
        code: email_key,
        member_id: api.members.she,
        payment_id: api.members.she,
        used_at: new Date(),
      })
      .execute();
  const failure = await insert().then(() => null, loggedError);
  expect(failure).toMatchObject({ message: 'a database error', code: '42501' });
  expect(JSON.stringify(failure)).not.toContain(email_key);
});

test('a body that never ends is given up, later than the slowest photo', () => {
  const { requestTimeout } = api.app.server;
  expect(requestTimeout).toBeGreaterThan(150_000);
  expect(requestTimeout).toBeLessThan(300_000);
});
