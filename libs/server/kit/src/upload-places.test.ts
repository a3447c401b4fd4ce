import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RequestTools } from './server-parts.ts';
import { arrive, type Arrived } from './testing/arrive.ts';
import { createUploadDoor } from './upload-door.ts';

/** As many of the largest as one member may have inside. */
const places = 2;
const largest = { 'transfer-encoding': 'chunked' };

let app: FastifyInstance;
let whoAsks: PromiseWithResolvers<{ context: { viewer: { id: string } } }>;
beforeEach(async () => {
  whoAsks = Promise.withResolvers();
  app = Fastify({ forceCloseConnections: true });
  const door = createUploadDoor({ scopeOf: () => whoAsks.promise } as unknown as RequestTools);
  app.post('/', { onRequest: door }, async () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const nowKnown = (): void => whoAsks.resolve({ context: { viewer: { id: 'ann' } } });
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

test('what is small takes little room, however slowly it comes', async () => {
  nowKnown();
  const slow: Arrived[] = [];
  while (slow.length < 20) slow.push(await upload({ 'content-length': 1_000 }));
  expect(await (await upload()).send('x')).toBe(200);
  for (const one of slow) await one.leave();
});
