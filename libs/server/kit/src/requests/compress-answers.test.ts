import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const page = `<!doctype html><title>Words</title>${'<p>You pay once, nothing renews by itself.</p>'.repeat(200)}`;

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await compressAnswers(app);
  app.get('/page', (_, reply) => reply.type('text/html; charset=utf-8').send(Buffer.from(page)));
  app.get('/list', () => ({ words: page }));
  app.get('/short', () => ({ ok: true }));
  app.get('/picture', (_, reply) => reply.type('image/webp').send(Buffer.from(page)));
  app.get('/stream', (_, reply) => reply.type('text/event-stream').send(Buffer.from(page)));
});
afterAll(() => app.close());

const get = (url: string, accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } });

test('pages and JSON are packed as the browser takes them', async () => {
  const packed = await get('/page', 'gzip, br');
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(page);
  expect(packed.rawPayload.byteLength).toBeLessThan(page.length / 10);
  const list = await get('/list', 'gzip');
  expect(list.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(list.rawPayload).toString())).toEqual({ words: page });
});

test('whoever takes nothing packed gets it plain', async () => {
  const plain = await get('/page', 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(page);
});

test.each(['/short', '/picture', '/stream'])('%s stays as it is', async (url) => {
  expect((await get(url, 'gzip, br')).headers['content-encoding']).toBeUndefined();
});
