import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { uploadPhoto } from '@parlour/contract/profile/upload-photo';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MEGABYTE } from '@parlour/models/sizes';
import { withKnownEnd } from '../requests/request-end.ts';
import type { RequestTools } from '../server-parts.ts';
import { arrive, type Arrived } from '../testing/arrive.ts';
import { createUploadDoor } from './upload-door.ts';

/** As many of the largest as one member may have inside. */
const places = 2;
const largest = { 'transfer-encoding': 'chunked' };

let app: FastifyInstance;
/** How many handlers have begun, and what they wait for. */
let begun: number;
let work: Promise<void>;
let whoAsks: PromiseWithResolvers<void>;
beforeEach(async () => {
  whoAsks = Promise.withResolvers();
  [begun, work] = [0, Promise.resolve()];
  app = Fastify({ forceCloseConnections: true, trustProxy: true });
  const scopeOf = async ({ headers }: FastifyRequest) => {
    await whoAsks.promise;
    return { context: { viewer: { id: headers['x-member'] ?? 'ann' } } };
  };
  const door = createUploadDoor({ scopeOf } as unknown as RequestTools, [{ call: uploadPhoto }]);
  const handler = async (): Promise<string> => {
    begun += 1;
    await work;
    return 'taken';
  };
  app.post('/', { onRequest: door.enter }, withKnownEnd(handler));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const nowKnown = (): void => whoAsks.resolve();
const upload = (length: Record<string, string | number> = largest): Promise<Arrived> =>
  arrive(app, { method: 'POST', headers: { 'content-type': 'text/plain', ...length } });

test('who leaves before it is known who asks keeps no place', async () => {
  for (let times = 0; times < places; times += 1) await (await upload()).leave();
  nowKnown();
  expect(await (await upload()).send('x')).toBe(200);
});

test('who leaves while waiting for a place keeps none of those that come free', async () => {
  nowKnown();
  const inside: Arrived[] = [];
  while (inside.length < places) inside.push(await upload());
  for (let times = 0; times < places; times += 1) await (await upload()).leave();
  for (const one of inside) expect(await one.send('x')).toBe(200);
  expect(await (await upload()).send('x')).toBe(200);
});

test('who leaves in the midst of an upload gives its place back', async () => {
  nowKnown();
  for (let times = 0; times < places; times += 1) await (await upload()).leave();
  expect(await (await upload()).send('x')).toBe(200);
});

test('what is worked on keeps its room after whoever sent it has left', async () => {
  nowKnown();
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  work = promise;
  for (let times = 1; times <= places; times += 1) {
    const one = await upload();
    one.send('x').catch(() => {});
    await expect.poll(() => begun).toBe(times);
    await one.leave();
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const next = (await upload()).send('x');
  // The end of its patience.
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  expect(begun).toBe(places);
  finish();
  expect(await next).toBe(200);
});

test('members of one line leave room for those of others', async () => {
  nowKnown();
  const of = (member: string, address: string) =>
    upload({ ...largest, 'x-member': member, 'x-forwarded-for': address });
  const slow: Arrived[] = [];
  for (const member of ['ann', 'bea', 'cleo', 'dora', 'else', 'fay'])
    for (let times = 0; times < places; times += 1) slow.push(await of(member, '203.0.113.7'));
  expect(await (await of('gil', '198.51.100.7')).send('x')).toBe(200);
  for (const one of slow) await one.leave();
});

test('members of one network leave room for those of others, however many lines they have', async () => {
  nowKnown();
  const of = (member: string, address: string) =>
    upload({ ...largest, 'x-member': member, 'x-forwarded-for': address });
  const slow: Arrived[] = [];
  for (const [line, member] of ['ann', 'bea', 'cleo', 'dora', 'else', 'fay'].entries())
    for (let times = 0; times < places; times += 1) slow.push(await of(member, `2001:db8:1:${line}::7`));
  expect(await (await of('gil', '2001:db8:2::7')).send('x')).toBe(200);
  for (const one of slow) await one.leave();
});

test('what is small takes little room, however slowly it comes', async () => {
  nowKnown();
  const slow: Arrived[] = [];
  while (slow.length < 20) slow.push(await upload({ 'content-length': 1_000 }));
  expect(await (await upload()).send('x')).toBe(200);
  for (const one of slow) await one.leave();
});

describe('an upload of a megabyte', () => {
  const second = 1_000;

  async function begin(): Promise<{ one: Arrived; answered: Promise<number | string | undefined> }> {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    nowKnown();
    const one = await upload({ 'content-length': MEGABYTE });
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    return { one, answered: one.answer.then(({ statusCode }) => statusCode).catch(() => 'broken off') };
  }

  const steadily = async (one: Arrived, seconds: number, bytes: number): Promise<void> => {
    for (let gone = 0; gone < seconds; gone += 20) {
      await one.write('x'.repeat(bytes));
      vi.advanceTimersByTime(20 * second);
    }
  };

  test('may take minutes where it comes steadily', async () => {
    const { one, answered } = await begin();
    await steadily(one, 200, MEGABYTE / 16);
    one.send('x'.repeat((MEGABYTE * 6) / 16)).catch(() => {});
    expect(await answered).toBe(200);
  });

  test('is broken off where it stops', async () => {
    const { one, answered } = await begin();
    await steadily(one, 40, MEGABYTE / 16);
    vi.advanceTimersByTime(20 * second);
    expect(await answered).toBe('broken off');
  });

  test('is broken off where it only drips, to keep its room', async () => {
    const { one, answered } = await begin();
    await steadily(one, 20, 1);
    expect(await answered).toBe('broken off');
  });

  test('is broken off where it comes at less than half the pace that would do', async () => {
    const { one, answered } = await begin();
    await steadily(one, 20, MEGABYTE / 26);
    expect(await answered).toBe('broken off');
  });

  test('does not come for ever', async () => {
    const { one, answered } = await begin();
    await steadily(one, 240, MEGABYTE / 20);
    expect(await answered).toBe('broken off');
  });
});
