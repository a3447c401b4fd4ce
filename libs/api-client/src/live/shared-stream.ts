import { MINUTE } from '@parlour/models/durations';
import { openEventSource } from './event-source.ts';
import type { LiveMessage } from './live-message.ts';

/** What one tab does with the events of its member. */
export interface StreamListener {
  onMessage(message: LiveMessage): void;
  /** The tab listened to nothing for a while; what it missed has to be asked for. */
  onGap(): void;
  /** The server refuses the stream, as it does once the session has ended. Only the tab that leads hears of it. */
  onRefused(): void;
}

/** Milliseconds after which a hidden tab leaves the stream; the last one to leave closes it (contract part 6). */
const HIDDEN_LEAVES = 5 * MINUTE;

/** The question of a tab that begins to listen: up to which event has the leading tab passed on? */
const WHERE = 'where';

/** True where this browser can share one stream between its tabs; elsewhere polling alone keeps pages fresh. */
export const canShareStream = (): boolean =>
  typeof EventSource === 'function' && typeof BroadcastChannel === 'function' && navigator.locks !== undefined;

/**
 * Joins the browser's one live stream of a member. The tab that holds a Web Lock opens the stream and passes the events
 * on to the others: six streams to a host would stop the seventh page from loading (HTTP/1.1). Answers the function
 * that leaves.
 *
 * @param seen the number of the newest event that the page was drawn with
 */
export function joinStream(
  memberId: string,
  seen: number,
  { onMessage, onGap, onRefused }: StreamListener,
): () => void {
  const name = `parlour.live.${memberId}`;
  let lastId = seen;
  let part: (() => void) | null = null;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let hiddenSince = Date.now();

  function hear(message: LiveMessage): void {
    if (message.id !== null) {
      if (message.id <= lastId && message.event.kind !== 'reset') return;
      lastId = message.id;
    }
    onMessage(message);
  }

  /** Tells of a gap where events were passed on while the page was on its way: nobody says them again. */
  function catchUp(passedOn: number): void {
    if (passedOn <= lastId) return;
    lastId = passedOn;
    onGap();
  }

  function enter(): void {
    part ??= takePart(name, () => lastId, hear, catchUp, onRefused);
  }

  function leave(): void {
    part?.();
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
    enter();
    onGap();
  }

  enter();
  visibility();
  document.addEventListener('visibilitychange', visibility);
  return () => {
    document.removeEventListener('visibilitychange', visibility);
    clearTimeout(hiddenTimer);
    leave();
  };
}

/**
 * Hears what the tab that leads passes on, and leads as soon as no other does. Answers the function that leaves.
 *
 * @param lastId the number of the newest event that is known here
 * @param catchUp told up to which event others had passed on before
 */
function takePart(
  name: string,
  lastId: () => number,
  hear: (message: LiveMessage) => void,
  catchUp: (passedOn: number) => void,
  onRefused: () => void,
): () => void {
  const stay = new AbortController();
  const { signal } = stay;
  let isLeading = false;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage | number | typeof WHERE>) => {
    if (data === WHERE) {
      if (isLeading) channel.postMessage(lastId());
    } else if (typeof data === 'number') catchUp(data);
    else hear(data);
  });
  signal.addEventListener('abort', () => channel.close());
  channel.postMessage(WHERE);
  const lead = () => {
    isLeading = true;
    const pass = (message: LiveMessage) => {
      channel.postMessage(message);
      hear(message);
    };
    const close = openEventSource(lastId, pass, onRefused);
    return new Promise<void>((resolve) =>
      signal.addEventListener('abort', () => {
        close();
        resolve();
      }),
    );
  };
  navigator.locks.request(name, { signal }, lead).catch(ignoreAbort);
  return () => stay.abort();
}

/** Leaving while another tab leads ends the waiting for the lock by an error that nobody needs. */
function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
