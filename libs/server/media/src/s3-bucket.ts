import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Bucket } from '@parlour/server-kit/configuration/configuration';

/** The store answers, and refuses. */
export class PhotoStoreRefused extends Error {
  readonly status: number;

  constructor(status: number, method: string) {
    super(`The photo store answered ${status} to ${method}.`);
    this.name = 'PhotoStoreRefused';
    this.status = status;
  }
}

/** What can be asked a second time without harm: objects are read, written and removed whole, by their key. */
export interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  /** From the bucket. */
  path: string;
  body?: Uint8Array<ArrayBuffer>;
}

/**
 * Asks a bucket, signed, and again where that may help.
 *
 * @param read makes something of a good answer, and throws where that is none of a store
 * @throws with the store's status; its answer may say too much for a log
 */
export type AskBucket = <Answer>(request: S3Request, read: (answer: Response) => Promise<Answer>) => Promise<Answer>;

/** Milliseconds before each further attempt. */
const PAUSES = [200, 400, 800];
const TOO_MANY_REQUESTS = 429;

/** @param timeLimit milliseconds for one request, its answer and all further attempts included */
export function openBucket({ endpoint, region, bucket, ...keys }: S3Bucket, timeLimit: number): AskBucket {
  const client = new AwsClient({ ...keys, region, service: 's3' });
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;

  return (request, read) => {
    const { method, path, body } = request;
    const signal = AbortSignal.timeout(timeLimit);
    return insistently(signal, async () => {
      const signed = await client.sign(`${root}${path}`, { method, body });
      // The signal is given to `fetch` itself: one that the signed request has ends nothing any more once garbage was collected.
      const answer = await fetch(signed, { signal, redirect: 'manual' });
      if (answer.ok) return read(answer);
      await answer.body?.cancel();
      throw new PhotoStoreRefused(answer.status, method);
    });
  };
}

/** Does again what a broken connection or a store that has too much to do has stopped. */
async function insistently<Answer>(signal: AbortSignal, act: () => Promise<Answer>): Promise<Answer> {
  for (const pause of PAUSES) {
    try {
      return await act();
    } catch (error) {
      if (!mayPass(error)) throw error;
    }
    await wait(pause, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
  return act();
}

/** A broken connection is a `TypeError` (Fetch Standard, section 5.6), the end of the time limit is none. */
const mayPass = (error: unknown): boolean =>
  error instanceof PhotoStoreRefused
    ? error.status >= 500 || error.status === TOO_MANY_REQUESTS
    : error instanceof TypeError;
