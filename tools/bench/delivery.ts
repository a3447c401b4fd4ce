import type { IncomingMessage } from 'node:http';
import { median } from './goals.ts';
import type { Client } from './client.ts';

const MESSAGES = 200;
const WARM_UP = 50;

export interface Delivery {
  ratio: number;
  /** Milliseconds at the middle: until the second client has read the message, until an insert is answered, until the sender is. */
  delivered: number;
  inserted: number;
  answered: number;
}

/**
 * How long a message takes to a second client that has the live stream open, over the round trip of a bare insert: the middle
 * of both, one after the other in turns.
 */
export async function measureDelivery(
  reader: Client,
  send: () => Promise<unknown>,
  insert: () => Promise<unknown>,
): Promise<Delivery> {
  const stream = await reader.open({ path: '/api/events.php' });
  const arrival = arrivals(stream);
  const times = { delivered: [] as number[], inserted: [] as number[], answered: [] as number[] };
  for (let number = -WARM_UP; number < MESSAGES; number += 1) {
    const start = performance.now();
    const arrived = arrival();
    await send();
    const answered = performance.now() - start;
    const delivered = (await arrived) - start;
    const before = performance.now();
    await insert();
    if (number < 0) continue;
    times.answered.push(answered);
    times.delivered.push(delivered);
    times.inserted.push(performance.now() - before);
  }
  stream.destroy();
  const [delivered, inserted, answered] = [median(times.delivered), median(times.inserted), median(times.answered)];
  return { ratio: delivered / inserted, delivered, inserted, answered };
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
