import type { IncomingMessage } from 'node:http';
import { median } from './goals.ts';
import type { Member } from './stage.ts';

const MESSAGES = 200;

/**
 * How long a message takes to a second client that has the live stream open, over the round trip of the sender's own
 * request, which writes it: the middle of both.
 */
export async function deliveryRatio(reader: Member, send: () => Promise<unknown>): Promise<number> {
  const stream = await reader.client.open({ path: '/api/events.php' });
  const arrived = arrivals(stream);
  const deliveries: number[] = [];
  const roundTrips: number[] = [];
  for (let sent = 0; sent < MESSAGES; sent += 1) {
    const start = performance.now();
    const delivery = arrived().then((at) => deliveries.push(at - start));
    await send();
    roundTrips.push(performance.now() - start);
    await delivery;
  }
  stream.destroy();
  return median(deliveries) / median(roundTrips);
}

/** The moment at which the next message arrives on a stream. */
function arrivals(stream: IncomingMessage): () => Promise<number> {
  let settle: (at: number) => void = () => {};
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    if (/^event: message$/m.test(chunk)) settle(performance.now());
  });
  return () => new Promise((resolve) => (settle = resolve));
}
