import { livingSessions } from '../sessions/session-store.ts';
import type { Site } from '../sites/sites.ts';

/** Milliseconds between two looks: a stream ends within a second of its session (contract part 6). */
const LOOK_EVERY = 700;

/** Ends what belongs to sessions once they have ended: one query a brand and look, however many streams there are. */
export interface SessionWatch {
  /** Answers the function that ends the watching. */
  add(site: Site, sessionId: string, onEnd: () => void): () => void;
}

interface Watched {
  sessionId: string;
  onEnd: () => void;
}

type WatchedBrands = Map<string, { db: Site['db']; entries: Set<Watched> }>;

interface WatchPorts {
  now(): Date;
  report(error: unknown): void;
}

/**
 * The watch of one process; it looks only while there is something to watch.
 *
 * @param report hears of what belonged to a session and could not be ended, which keeps nothing else from ending; and once of a
 *   database that cannot be asked, however long it is away
 */
export function sessionWatch(ports: WatchPorts): SessionWatch {
  const watched: WatchedBrands = new Map();
  let looking = false;
  let isAway = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      tellOnce(await endOver(watched, ports));
    } finally {
      looking = false;
    }
  }

  function tellOnce(failures: readonly unknown[]): void {
    // With nothing left to watch nobody looks, and nobody would see the outage end.
    if (watched.size === 0) return;
    if (failures.length > 0 && !isAway) ports.report(failures[0]);
    isAway = failures.length > 0;
  }

  return {
    add({ brand, db }, sessionId, onEnd) {
      const streams = watched.get(brand.id)?.entries ?? new Set();
      const entry = { sessionId, onEnd };
      watched.set(brand.id, { db, entries: streams.add(entry) });
      timer ??= setInterval(() => void look(), LOOK_EVERY).unref();
      return () => {
        streams.delete(entry);
        if (streams.size === 0) watched.delete(brand.id);
        if (watched.size > 0) return;
        clearInterval(timer);
        timer = undefined;
        isAway = false;
      };
    },
  };
}

/** Ends what belonged to sessions that live no more; answers why which databases could not be asked. */
async function endOver(watched: WatchedBrands, { now, report }: WatchPorts): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const [brand, { db, entries }] of watched) {
    const streams = [...entries];
    const ids = [...new Set(streams.map(({ sessionId }) => sessionId))];
    // Where the database is away, all count as living: what cannot be asked now is asked at the next look.
    const living = await livingSessions(db, brand, ids, now()).catch((error: unknown) => {
      failures.push(error);
      return new Set(ids);
    });
    for (const { sessionId, onEnd } of streams) if (!living.has(sessionId)) tryTo(onEnd, report);
  }
  return failures;
}

function tryTo(end: () => void, report: WatchPorts['report']): void {
  try {
    end();
  } catch (error) {
    report(error);
  }
}
