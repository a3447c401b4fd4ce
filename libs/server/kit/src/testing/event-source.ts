import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** An open live stream, as a browser would read it. */
export interface EventSourceOfTest {
  status: number;
  headers: IncomingMessage['headers'];
  /** All that came so far. */
  text(): string;
  /** Ids and kinds of the events that came so far. */
  events(): { id: string | undefined; kind: string; data: string }[];
  ended: Promise<void>;
  close(): void;
}

/** Listens on a free port, once. */
async function listenOnce(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

export async function openEvents(
  app: FastifyInstance,
  options: { host: string; cookie?: string; after?: number },
): Promise<EventSourceOfTest> {
  const port = await listenOnce(app);
  const headers = {
    host: options.host,
    cookie: options.cookie ?? '',
    ...(options.after === undefined ? {} : { 'last-event-id': String(options.after) }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', path: '/api/events.php', headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('error', () => {});
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        text: () => text,
        events: () => text.split('\n\n').flatMap(eventOf),
        ended: new Promise((done) => answer.on('close', done)),
        close: () => outgoing.destroy(),
      });
    });
    outgoing.on('error', reject).end();
  });
}

function eventOf(block: string): { id: string | undefined; kind: string; data: string }[] {
  const lines = new Map(block.split('\n').map((line) => line.split(': ', 2) as [string, string]));
  const kind = lines.get('event');
  const data = /^data: (.*)$/m.exec(block)?.[1];
  return kind && data ? [{ id: lines.get('id'), kind, data }] : [];
}
