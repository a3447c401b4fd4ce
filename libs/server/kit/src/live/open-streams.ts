import { refuse, refuseForNow } from '../calls/refusal.ts';

/** A browser needs one; its tabs each have one where they cannot agree on it. */
const MAX_OF_SESSION = 10;

/** The streams that are open now. */
export interface OpenStreams {
  /**
   * Answers the function that takes the stream out again; to be called once.
   *
   * @throws rate_limited where the session has as many as it may; server_error, for now, where all were ended
   */
  add(sessionId: string, end: () => void): () => void;
  /** Ends them, and lets no other begin: the server closes. */
  endAll(): void;
}

/** The streams of one process, none open yet. */
export function openStreams(): OpenStreams {
  const bySession = new Map<string, Set<() => void>>();
  let isOver = false;
  return {
    add(sessionId, end) {
      if (isOver) throw refuseForNow();
      const streams = bySession.get(sessionId) ?? new Set();
      if (streams.size >= MAX_OF_SESSION) throw refuse('rate_limited', { minutes: 1 });
      bySession.set(sessionId, streams.add(end));
      return () => {
        streams.delete(end);
        if (streams.size === 0) bySession.delete(sessionId);
      };
    },
    endAll() {
      isOver = true;
      bySession.forEach((streams) => streams.forEach((end) => end()));
    },
  };
}
