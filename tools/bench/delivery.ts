import type { IncomingMessage } from 'node:http';
import { median } from './goals.ts';
import type { Client } from './client.ts';

const MESSAGES = 200;
const WARM_UP = 50;

export interface Delivery {
  ratio: number;
  /**
   * Medians in milliseconds:
   * - `delivered`: until the second client has read the message;
   * - `inserted`: until an insert is answered;
   * - `answered`: until the sender is answered;
   * - `written`: until the bare server answers that it has written all rows of a message.
   */
  delivered: number;
  inserted: number;
  answered: number;
  written: number;
}

/** The acts that take turns. */
export interface DeliveryActs {
  send(): Promise<unknown>;
  insert(): Promise<unknown>;
  writes(): Promise<unknown>;
}

/**
 * How long a message takes to a second client that has the live stream open, divided by the round trip of a bare
 * insert. Both are medians, measured in turns. Nothing may be delivered before its rows are on the disk: `written`
 * tells how long the bare server takes for them.
 */
export async function measureDelivery(reader: Client, { send, insert, writes }: DeliveryActs): Promise<Delivery> {
  const stream = await reader.open({ path: '/api/events.php' });
  const arrival = arrivals(stream);
  const times = {
    delivered: [] as number[],
    inserted: [] as number[],
    answered: [] as number[],
    written: [] as number[],
  };
  for (let number = -WARM_UP; number < MESSAGES; number += 1) {
    const start = performance.now();
    const arrived = arrival();
    await send();
    const answered = performance.now() - start;
    const delivered = (await arrived) - start;
    const inserted = await timeOf(insert);
    const written = await timeOf(writes);
    if (number < 0) continue;
    times.answered.push(answered);
    times.delivered.push(delivered);
    times.inserted.push(inserted);
    times.written.push(written);
  }
  stream.destroy();
  const [delivered, inserted] = [median(times.delivered), median(times.inserted)];
  return {
    ratio: delivered / inserted,
    delivered,
    inserted,
    answered: median(times.answered),
    written: median(times.written),
  };
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
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
