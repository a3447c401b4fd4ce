import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import type { Database } from '@parlour/server-db';
import { loggedError } from '@parlour/server-kit/logged-error';
import type { JoinedServer } from '../joining/join-server.ts';

/** Milliseconds from the signal to stop until the process ends, whatever still runs. */
const DRAIN = 10_000;

/** Milliseconds of it that requests under way have; what is still slow then is cut off, so that the rest ends well. */
const LAST_ANSWERS = 6_000;

export interface StoppedParts {
  app: FastifyInstance;
  joined: Pick<JoinedServer, 'queue' | 'close'>;
  closeControl(): Promise<void>;
  database: Database;
}

/** Ends the process on a signal, or after an error that nobody caught: first what comes in, then what runs, the data last. */
export function stopOnSignal({ app, joined, closeControl, database }: StoppedParts): void {
  closeWithGrace({ delay: DRAIN }, async ({ err }) => {
    if (err) console.error(JSON.stringify({ error: loggedError(err) }));
    await Promise.all([closeControl(), closeInTime(app), joined.queue.stop()]);
    await joined.close();
    await database.close();
  });
}

/** Lets nobody new in, and waits for the answers under way, but not for the slowest line. */
async function closeInTime(app: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS);
  await app.close();
  clearTimeout(cutOff);
}
