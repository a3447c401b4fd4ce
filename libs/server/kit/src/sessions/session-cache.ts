import type { FoundSession } from './session-store.ts';

/**
 * Sessions as they were found the last time, by what their cookies are kept as. A guess and never a proof: whoever goes by one
 * asks the database at the same moment, and throws away what came of it where the guess was wrong.
 */
export interface SessionCache {
  get(key: string): FoundSession | null;
  /** Null: there is no such session, or it has ended. */
  remember(key: string, found: FoundSession | null): void;
}

/** @param most the sessions that are kept; the one that was not asked for the longest goes first */
export function sessionCache(most = 10_000): SessionCache {
  const sessions = new Map<string, FoundSession>();
  return {
    get: (key) => sessions.get(key) ?? null,
    remember(key, found) {
      sessions.delete(key);
      if (!found) return;
      const [oldest] = sessions.size >= most ? sessions.keys() : [];
      if (oldest !== undefined) sessions.delete(oldest);
      sessions.set(key, found);
    },
  };
}
