import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { SECOND } from '@parlour/models/durations';
import type { DeliveredEvent } from '@parlour/server-bus/live-bus';
import { streamCaching } from '../requests/caching.ts';

/** Milliseconds between two comments that keep the connection open. */
const COMMENT_EVERY = 20 * SECOND;
/** Said with a comment, which scripts cannot hear: that way they know a stream that has died silently. */
const HERE = 'event: here\ndata: 1\n\n';
/** Bytes that may wait for a slow reader; beyond, the connection is closed and the reader resumes by number. */
const BUFFER_LIMIT = 256 * 1024;
/** Milliseconds that a reader has to take what it missed, each time that its line is full. */
const DRAINED_WITHIN = 20 * SECOND;
/** Milliseconds after which a browser connects again. */
const RETRY_AFTER = 2 * SECOND;

/** The open response of one live stream. */
export interface EventWriter {
  /** Number of the last event that the reader has. */
  last(): number;
  isEnded(): boolean;
  /** Writes an event, unless its number says that this stream had it already. Nothing is written once the stream has ended. */
  write(delivered: DeliveredEvent): void;
  /** Writes what the reader missed, no faster than it reads. */
  replay(missed: readonly DeliveredEvent[]): Promise<void>;
  end(): void;
}

/**
 * Opens a stream of server-sent events.
 *
 * @param from number of the last event that the reader has
 * @param onTooSlow told when the connection was closed because its reader does not keep up
 */
export function eventWriter(
  response: ServerResponse,
  headers: Record<string, string | number | string[] | undefined>,
  from: number,
  onTooSlow: () => void,
): EventWriter {
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    ...streamCaching,
    'x-accel-buffering': 'no',
  });
  let last = from;
  let ended = false;
  response.on('error', end);
  response.write(`retry: ${RETRY_AFTER}\nid: ${from}\n\n`);
  const comments = setInterval(() => response.write(`: still here\n${HERE}`), COMMENT_EVERY);

  function end(): void {
    if (ended) return;
    ended = true;
    clearInterval(comments);
    response.end();
  }

  function giveUp(): void {
    end();
    response.destroy();
    onTooSlow();
  }

  function write({ id, event }: DeliveredEvent): void {
    if (ended || (id !== null && id <= last && event.kind !== 'reset')) return;
    last = id ?? last;
    response.write(`${id === null ? '' : `id: ${id}\n`}event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`);
    if (response.writableLength > BUFFER_LIMIT) giveUp();
  }

  return {
    last: () => last,
    isEnded: () => ended,
    end,
    write,
    async replay(missed) {
      for (const event of missed) {
        write(event);
        if (ended) return;
        if (response.writableNeedDrain) await drained(response).catch(giveUp);
      }
    },
  };
}

/** @throws where the reader has gone, or has not taken what waits for it in time */
async function drained(response: ServerResponse): Promise<void> {
  const gone = new AbortController();
  const leave = (): void => gone.abort();
  response.once('close', leave);
  try {
    await once(response, 'drain', { signal: AbortSignal.any([gone.signal, AbortSignal.timeout(DRAINED_WITHIN)]) });
  } finally {
    response.off('close', leave);
  }
}
