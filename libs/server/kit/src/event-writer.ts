import type { ServerResponse } from 'node:http';
import type { DeliveredEvent } from '@parlour/server-bus/live-bus';

/** Milliseconds between two comments that keep the connection open. */
const COMMENT_EVERY = 20_000;
/** Bytes that may wait for a slow reader; beyond, the stream ends and the reader resumes by number. */
const BUFFER_LIMIT = 256 * 1024;
/** Milliseconds after which a browser connects again. */
const RETRY_AFTER = 2_000;

/** The open response of one live stream. */
export interface EventWriter {
  /** Writes an event, unless its number says that this stream had it already. */
  write(delivered: DeliveredEvent): void;
  end(): void;
}

/**
 * Opens a stream of server-sent events.
 *
 * @param from number of the last event that the reader has
 */
export function eventWriter(
  response: ServerResponse,
  headers: Record<string, string | number | string[] | undefined>,
  from: number,
): EventWriter {
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  let last = from;
  response.write(`retry: ${RETRY_AFTER}\nid: ${from}\n\n`);
  const comments = setInterval(() => response.write(': still here\n\n'), COMMENT_EVERY);

  function end(): void {
    clearInterval(comments);
    response.end();
  }
  return {
    end,
    write({ id, event }) {
      if (id !== null && id <= last && event.kind !== 'reset') return;
      last = id ?? last;
      response.write(`${id === null ? '' : `id: ${id}\n`}event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`);
      if (response.writableLength > BUFFER_LIMIT) end();
    },
  };
}
