import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type { DeliveredEvent } from '@parlour/server-bus/live-bus';
import { eventWriter, type EventWriter } from './event-writer.ts';

const host = '127.0.0.1';
let close: () => void = () => {};
afterEach(() => {
  close();
  vi.useRealTimers();
});

/** A stream that begins after event 0, with its reader, who reads nothing before being told to. */
async function opened(onTooSlow: () => void): Promise<{ writer: EventWriter; reader: IncomingMessage }> {
  const server = createServer();
  server.listen(0, host);
  await once(server, 'listening');
  close = () => server.close().closeAllConnections();
  const answered = once(server, 'request');
  const asked = get({ host, port: (server.address() as AddressInfo).port, agent: false });
  const response = (await answered)[1] as ServerResponse;
  const writer = eventWriter(response, {}, 0, onTooSlow);
  const [reader] = (await once(asked, 'response')) as [IncomingMessage];
  return { writer, reader };
}

/** Events of five kilobytes, as long as the longest message. */
const longEvents = (count: number): DeliveredEvent[] =>
  Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    event: { kind: 'settings_changed', version: place, text: 'x'.repeat(5_000) } as DeliveredEvent['event'],
  }));

test('whoever missed megabytes gets all of it, in order, at the speed of reading', async () => {
  const onTooSlow = vi.fn();
  const { writer, reader } = await opened(onTooSlow);
  let text = '';
  reader.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  await writer.replay(longEvents(500));
  writer.end();
  await once(reader, 'end');
  expect([...text.matchAll(/^id: (\d+)\nevent/gm)].map(([, id]) => Number(id))).toEqual(
    Array.from({ length: 500 }, (_, place) => place + 1),
  );
  expect(onTooSlow).not.toHaveBeenCalled();
});

test('an event that came already is not written again', async () => {
  const { writer, reader } = await opened(() => {});
  let text = '';
  reader.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const [first, second] = longEvents(2);
  for (const event of [first!, first!, second!, first!]) writer.write(event);
  writer.end();
  await once(reader, 'end');
  expect([...text.matchAll(/^id: (\d+)\nevent/gm)].map(([, id]) => Number(id))).toEqual([1, 2]);
});

test('who does not read is let go once, and later events harm nobody', async () => {
  const onTooSlow = vi.fn();
  const { writer, reader } = await opened(onTooSlow);
  const gone = once(
    reader.on('error', () => {}),
    'close',
  );
  for (const event of longEvents(5_000)) writer.write(event);
  writer.end();
  reader.resume();
  await gone;
  expect(onTooSlow).toHaveBeenCalledOnce();
});

test('a replay ends with its reader', async () => {
  const onTooSlow = vi.fn();
  const { writer, reader } = await opened(onTooSlow);
  const replayed = writer.replay(longEvents(5_000));
  reader.destroy();
  await expect(replayed, 'it waits for nobody to read').resolves.toBeUndefined();
  expect(onTooSlow).toHaveBeenCalledOnce();
});

test('a comment comes every 20 seconds, none sooner, and none after the end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { writer, reader } = await opened(() => {});
  let text = '';
  reader.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  for (const event of longEvents(2)) {
    vi.advanceTimersByTime(19_999);
    writer.write(event);
    vi.advanceTimersByTime(1);
  }
  writer.end();
  vi.advanceTimersByTime(60_000);
  await once(reader, 'end');
  expect(text.match(/^(?:event)?:.*$/gm)).toEqual(
    [1, 2].flatMap(() => ['event: settings_changed', ': still here', 'event: here']),
  );
});
