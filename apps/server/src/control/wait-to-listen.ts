import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '@parlour/models/durations';

/** What ends the listening; null where somebody else listens still. */
type Listen = () => Promise<(() => Promise<void>) | null>;

export interface Waiting {
  /** Hears of the first try that fails: the next ones may succeed. */
  failed(error: unknown): void;
  /** Milliseconds between two tries. */
  tryEvery?: number;
}

const TRY_EVERY = 3 * SECOND;

/**
 * Tries to listen until it does. Nobody tells when another process has ended, so it is looked for.
 *
 * @returns what ends the waiting, and the listening where it has come to that
 */
export function waitToListen(listen: Listen, { failed, tryEvery = TRY_EVERY }: Waiting): () => Promise<void> {
  const given = new AbortController();
  let isTold = false;

  async function tryOnce(): ReturnType<Listen> {
    try {
      return await listen();
    } catch (error) {
      if (!isTold) failed(error);
      isTold = true;
      return null;
    }
  }

  async function tryOn(): ReturnType<Listen> {
    while (!given.signal.aborted) {
      await pause(tryEvery, undefined, { signal: given.signal, ref: false });
      const end = await tryOnce();
      if (end) return end;
    }
    return null;
  }

  const listening = tryOn().catch(() => null);
  return async () => {
    given.abort();
    await (
      await listening
    )?.();
  };
}
