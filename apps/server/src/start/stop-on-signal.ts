import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { SECOND } from '@parlour/models/durations';
import type { Database } from '@parlour/server-db';
import type { JoinedServer } from '../joining/join-server.ts';

/** How long the parts of a stop take, in milliseconds. */
export interface StopTimes {
  /** From the signal until the process ends, whatever still runs. */
  drain: number;
  /** What of it a signal is only told, to whoever asks whether the server is ready, and new requests are answered still. */
  notice: number;
  /** What requests under way have after that; what is still slow then is cut off, so that the rest ends well. */
  lastAnswers: number;
}

const TIMES: StopTimes = { drain: 10 * SECOND, notice: 2 * SECOND, lastAnswers: 5 * SECOND };

export interface StoppedParts {
  app: FastifyInstance;
  joined: Pick<JoinedServer, 'queue' | 'close'>;
  closeControl(): Promise<void>;
  database: Database;
  /** Tells whoever asks whether the server is ready; null where nobody does. */
  stopping: AbortController | null;
}

/**
 * Ends the process on a signal, or after an error that nobody caught: first what comes in, then what runs, the data last.
 *
 * @returns aborted as soon as it begins: a start that is not done then is to begin nothing more
 */
export function stopOnSignal(
  { app, joined, closeControl, database, stopping }: StoppedParts,
  { drain, notice, lastAnswers }: StopTimes = TIMES,
): AbortSignal {
  const begun = new AbortController();
  closeWithGrace({ delay: drain }, async ({ err, signal }) => {
    begun.abort();
    if (err) app.log.fatal({ err }, 'the process ends by an error that nobody caught');
    if (signal) app.log.info({ signal }, 'told to stop');
    stopping?.abort();
    const noticed = signal && stopping ? wait(notice) : null;
    await Promise.all([closeControl(), closeInTime(app, noticed, lastAnswers), joined.queue.stop()]);
    await joined.close();
    await database.close();
  });
  return begun.signal;
}

/** Lets nobody new in, and waits for the answers under way, but not for the slowest line. */
async function closeInTime(app: FastifyInstance, noticed: Promise<unknown> | null, lastAnswers: number): Promise<void> {
  await noticed;
  const cutOff = setTimeout(() => app.server.closeAllConnections(), lastAnswers);
  await app.close();
  clearTimeout(cutOff);
}
