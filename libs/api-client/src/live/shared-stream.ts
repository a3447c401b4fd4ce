import { openEventSource, type StreamListener } from './event-source.ts';
import type { LiveMessage } from './live-message.ts';

/** Milliseconds after which a hidden tab leaves the stream to others; the last one to leave closes it (contract part 6). */
const HIDDEN_LEAVES = 300_000;

/** Milliseconds after which a tab that begins to lead has waited for its turn: what happened in between, nobody passed on. */
const WAITED = 2_000;

/** What a tab that leads tells the others in place of what it missed, which they were not told either. */
const GAP = 'gap';

/** True where this browser can share one stream between its tabs; elsewhere polling alone keeps pages fresh. */
export const canShareStream = (): boolean =>
  typeof EventSource === 'function' && typeof BroadcastChannel === 'function' && navigator.locks !== undefined;

/**
 * One live stream a browser: of a member's tabs the one that holds a Web Lock opens it and passes the events on to the others,
 * because six streams to a host would stop the seventh page from loading (HTTP/1.1). Answers the function that leaves.
 */
export function joinStream(memberId: string, { onMessage, onGap }: StreamListener): () => void {
  const name = `parlour.live.${memberId}`;
  let lastId: number | null = null;
  let part: AbortController | null = null;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let hiddenSince = Date.now();

  function hear(message: LiveMessage): void {
    if (message.id !== null) {
      if (lastId !== null && message.id <= lastId && message.event.kind !== 'reset') return;
      lastId = message.id;
    }
    onMessage(message);
  }

  function enter(since: number): void {
    if (part) return;
    const stay = new AbortController();
    part = stay;
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage | typeof GAP>) =>
      data === GAP ? onGap() : hear(data),
    );
    stay.signal.addEventListener('abort', () => channel.close());
    const lead = () => {
      const passOn = (message: LiveMessage) => {
        channel.postMessage(message);
        hear(message);
      };
      const passGapOn = () => {
        channel.postMessage(GAP);
        onGap();
      };
      const listener = { onMessage: passOn, onGap: passGapOn };
      const close = openEventSource(() => lastId, listener, Date.now() - since > WAITED);
      return new Promise<void>((resolve) =>
        stay.signal.addEventListener('abort', () => {
          close();
          resolve();
        }),
      );
    };
    navigator.locks.request(name, { signal: stay.signal }, lead).catch(ignoreAbort);
  }

  function leave(): void {
    part?.abort();
    part = null;
  }

  function visibility(): void {
    clearTimeout(hiddenTimer);
    if (document.visibilityState === 'hidden') {
      hiddenSince = Date.now();
      hiddenTimer = setTimeout(leave, HIDDEN_LEAVES);
      return;
    }
    // A browser that freezes a hidden tab stops its timer too.
    if (Date.now() - hiddenSince >= HIDDEN_LEAVES) leave();
    if (part) return;
    enter(hiddenSince);
    onGap();
  }

  enter(Date.now());
  visibility();
  document.addEventListener('visibilitychange', visibility);
  return () => {
    document.removeEventListener('visibilitychange', visibility);
    clearTimeout(hiddenTimer);
    leave();
  };
}

/** Leaving while another tab leads ends the waiting for the lock by an error that nobody needs. */
function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
