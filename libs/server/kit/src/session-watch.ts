import { livingSessions } from './session-store.ts';
import type { Site } from './sites.ts';

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

/** The watch of one process; it looks only while there is something to watch. */
export function sessionWatch(): SessionWatch {
  const watched = new Map<string, { db: Site['db']; entries: Set<Watched> }>();
  let looking = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      for (const [brand, { db, entries }] of watched) {
        const streams = [...entries];
        const ids = [...new Set(streams.map(({ sessionId }) => sessionId))];
        const living = await livingSessions(db, brand, ids, new Date());
        for (const { sessionId, onEnd } of streams) if (!living.has(sessionId)) onEnd();
      }
    } catch {
      // The database is away: what cannot be asked now is asked at the next look.
    } finally {
      looking = false;
    }
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
      };
    },
  };
}
