import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { SECOND } from '@parlour/models/durations';
import type { SignedBody } from '@parlour/contract/define-call';

/** Posts JSON to an address and gives the status of the answer. */
export type Post = (url: string, call: SignedBody) => Promise<number>;

/** Milliseconds before each further attempt while the merchant does not answer 200. */
const ATTEMPTS = [0, SECOND, 5 * SECOND, 30 * SECOND];

/** Delivers a webhook until the merchant answers 200; gives up after the last attempt, as providers do. */
export async function sendWebhook(post: Post, url: string, sign: () => SignedBody): Promise<void> {
  for (const delay of ATTEMPTS) {
    await wait(delay, undefined, { ref: false });
    const status = await post(url, sign()).catch(() => 0);
    if (status === 200) return;
  }
}

/** Over HTTP. Names under `.localhost` are this machine, which Node's own lookup does not know. */
export const postOverHttp: Post = (url, { headers, raw }) =>
  new Promise((resolve, reject) => {
    const address = new URL(url);
    const local = address.hostname.endsWith('.localhost');
    const outgoing = request(
      {
        host: local ? '127.0.0.1' : address.hostname,
        port: address.port,
        path: address.pathname + address.search,
        method: 'POST',
        headers: {
          ...headers,
          Host: address.host,
          'Content-Type': 'application/json',
          'Content-Length': raw.byteLength,
        },
        timeout: 10 * SECOND,
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('The merchant does not answer')));
    outgoing.on('error', reject);
    outgoing.end(raw);
  });
