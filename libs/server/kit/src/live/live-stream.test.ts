import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { v4 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createMailbox } from '@parlour/server-bus/mailbox';
import { lastEventOf } from '@parlour/server-bus/missed-events';
import { createMemoryBus } from '@parlour/server-bus/memory-bus';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import { mountLiveStream } from './live-stream.ts';
import type { RequestScope } from '../requests/request-scope.ts';
import type { RequestTools, ServerParts } from '../server-parts.ts';
import { siteDirectory, type Site } from '../sites/sites.ts';
import { arrive } from '../testing/arrive.ts';
import { openEvents } from '../testing/event-source.ts';
import { sampleApi, type SampleApi } from '../testing/sample-api.ts';
import { leave } from '../testing/sample-calls.ts';

let api: SampleApi;
let cookie: string;
beforeAll(async () => {
  api = await sampleApi();
  cookie = await api.logIn('default', api.members.default);
});
afterEach(() => vi.useRealTimers());
afterAll(() => api.close());

const host = 'default.localhost';
/** Delivers a balance; answers the number of its event. */
async function deliver(credits: number): Promise<number> {
  const [db, member] = [api.dbOf('default'), api.members.default];
  await inTransaction({ brand: { id: 'default' }, db }, ({ trx }) =>
    createMailbox(api.bus).deliver(trx, member, { kind: 'credits', credits, paid_user: false }),
  );
  return lastEventOf(db, 'default', member);
}

test('a stream ends within a second of its session', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const mine = await api.logIn('default', api.members.default);
  const [ending, staying] = [
    await openEvents(api.app, { host, cookie: mine }),
    await openEvents(api.app, { host, cookie }),
  ];
  await api.send(leave, { cookie: mine });
  vi.advanceTimersByTime(1_000);
  await ending.ended;
  await deliver(8);
  await expect.poll(() => staying.events().length).toBe(1);
  staying.close();
});

test('events come as they happen, numbered, and are neither stored nor transformed on the way', async () => {
  const stream = await openEvents(api.app, { host, cookie });
  expect([stream.status, stream.headers['content-type'], stream.headers['cache-control']]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    'private, no-store, no-transform',
  ]);
  const id = await deliver(11);
  createMailbox(api.bus).signal('default', api.members.default, {
    kind: 'typing',
    conversation_id: api.members.default,
  });
  await expect.poll(() => stream.events().length).toBe(2);
  expect(stream.events()).toMatchObject([
    { id: String(id), kind: 'credits' },
    { id: undefined, kind: 'typing' },
  ]);
  stream.close();
});

test('a stream resumes after the number that it had, and gets each event once', async () => {
  const first = await deliver(1);
  await deliver(2);
  const stream = await openEvents(api.app, { host, cookie, after: first });
  await deliver(3);
  await expect.poll(() => stream.events().map(({ data }) => JSON.parse(data).credits)).toEqual([2, 3]);
  stream.close();
});

test('a number that is no longer known resets the client', async () => {
  const last = await deliver(5);
  const stream = await openEvents(api.app, { host, cookie, after: last + 100 });
  await expect.poll(() => stream.events()).toMatchObject([{ id: String(last), kind: 'reset' }]);
  stream.close();
});

test.each(['abc', '', '-1', '1.5', '9'.repeat(16)])(
  'what is no number (%s) is refused, as nobody knows what was missed',
  async (after) => {
    for (const asked of [
      { url: `/api/events.php?after=${after}`, headers: { host, cookie } },
      { url: '/api/events.php', headers: { host, cookie, 'last-event-id': after } },
    ]) {
      const answered = await api.app.inject(asked);
      expect([answered.statusCode, answered.json().error]).toMatchObject([
        422,
        { code: 'validation_failed', fields: { after: 'value_unknown' } },
      ]);
    }
  },
);

test('a visitor, and a member of another brand, get no stream', async () => {
  for (const options of [{ host }, { host: 'she.localhost', cookie }]) {
    const stream = await openEvents(api.app, options);
    expect(stream.status).toBe(403);
    await expect.poll(stream.text).toContain('"authentication_required":true');
  }
});

test('events of another brand never arrive', async () => {
  const stream = await openEvents(api.app, { host, cookie });
  api.bus.publish('she', api.members.default, { id: 99_999, event: { kind: 'reset' } });
  await deliver(7);
  await expect.poll(() => stream.events().length).toBe(1);
  expect(stream.events()[0]?.kind).toBe('credits');
  stream.close();
});

test('nobody is heard who left before it was known who asks', async () => {
  const bus = createMemoryBus();
  const whoAsks = Promise.withResolvers<RequestScope>();
  const site: Site = { brand: { id: 'default' }, db: api.dbOf('default'), origin: `http://${host}` } as Site;
  const app = Fastify();
  const [parts, tools] = [{ bus, sites: siteDirectory([site]) }, { scopeOf: () => whoAsks.promise }];
  mountLiveStream(app, parts as ServerParts, tools as unknown as RequestTools, () => null);
  await app.listen({ port: 0, host: '127.0.0.1' });
  await (await arrive(app, { path: '/api/events.php' })).leave();
  const memberId = api.members.default;
  whoAsks.resolve({ site, context: { session: { id: uuid(), memberId } } } as RequestScope);
  await setImmediate();
  expect(bus.isHeard('default', memberId)).toBe(false);
  await app.close();
});

test('a session has ten streams at once, and another as soon as one has ended', async () => {
  const mine = await api.logIn('default', api.members.default);
  const open = () => openEvents(api.app, { host, cookie: mine });
  const streams = await Promise.all(Array.from({ length: 10 }, open));
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
  const eleventh = await open();
  expect([eleventh.status, eleventh.headers['retry-after']]).toEqual([429, '60']);
  await expect.poll(eleventh.text).toContain('"code":"rate_limited"');
  const other = await openEvents(api.app, { host, cookie });
  expect(other.status).toBe(200);
  streams.pop()?.close();
  await expect.poll(async () => streams[streams.push(await open()) - 1]?.status).toBe(200);
  for (const stream of [...streams, other]) stream.close();
});

test('the end of the server ends its streams', async () => {
  const other = await sampleApi();
  const stream = await openEvents(other.app, { host, cookie: await other.logIn('default', other.members.default) });
  expect(stream.status).toBe(200);
  await other.close();
  await expect(stream.ended).resolves.toBeUndefined();
});
