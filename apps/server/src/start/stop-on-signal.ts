import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { SECOND } from '@parlour/models/durations';
import type { Database } from '@parlour/server-db';
import type { JoinedServer } from '../joining/join-server.ts';

/** Milliseconds from the signal to stop until the process ends, whatever still runs. */
const DRAIN = 10 * SECOND;

/**
 * Milliseconds of it in which a signal is only told, to whoever asks whether the server is ready, and new requests are answered
 * still.
 */
const NOTICE = 2 * SECOND;

/** Milliseconds that requests under way have after that; what is still slow then is cut off, so that the rest ends well. */
const LAST_ANSWERS = 5 * SECOND;

export interface StoppedParts {
  app: FastifyInstance;
  joined: Pick<JoinedServer, 'queue' | 'close'>;
  closeControl(): Promise<void>;
  database: Database;
  /** Tells whoever asks whether the server is ready; null where nobody does. */
  stopping: AbortController | null;
}

/** Ends the process on a signal, or after an error that nobody caught: first what comes in, then what runs, the data last. */
export function stopOnSignal({ app, joined, closeControl, database, stopping }: StoppedParts): void {
  closeWithGrace({ delay: DRAIN }, async ({ err, signal }) => {
    if (err) app.log.fatal({ err }, 'the process ends by an error that nobody caught');
    if (signal) app.log.info({ signal }, 'told to stop');
    stopping?.abort();
    const noticed = signal && stopping ? wait(NOTICE) : null;
    await Promise.all([closeControl(), closeInTime(app, noticed), joined.queue.stop()]);
    await joined.close();
    await database.close();
  });
}

/** Lets nobody new in, and waits for the answers under way, but not for the slowest line. */
async function closeInTime(app: FastifyInstance, noticed: Promise<unknown> | null): Promise<void> {
  await noticed;
  const cutOff = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS);
  await app.close();
  clearTimeout(cutOff);
}
