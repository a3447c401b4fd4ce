import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { QueryClient } from '@tanstack/react-query';
import Fastify from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { floorBuild } from './floor-page.tsx';
import { floorContext, type FloorCards } from './floor-request.ts';

/** The least server of pages there could be: it is told the cards once, and answers each request with a page of them. */
const app = Fastify();
const answer = createRequestHandler(floorBuild, 'production');
let cards: FloorCards;

app.post<{ Body: FloorCards }>('/cards', async ({ body }, reply) => {
  cards = body;
  return reply.code(204).send();
});

app.get('/cards', async (request, reply) => {
  const context = new RouterContextProvider();
  context.set(floorContext, { queries: new QueryClient(), cards });
  const response = await answer(new Request(`http://${request.host}${request.url}`), context);
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.code(response.status).send(Readable.fromWeb(response.body as ReadableStream));
});

process.once('SIGTERM', () => void app.close());
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
console.log('Ready.');
