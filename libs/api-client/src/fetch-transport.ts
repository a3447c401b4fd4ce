import { callAddress } from '@parlour/contract/call-address';
import { clientVersion } from '@parlour/contract/client-version';
import { SECOND } from '@parlour/models/durations';
import { noteReach } from '@parlour/state/device/use-online';
import { ApiError, apiErrorOf } from './api-error.ts';
import type { Transport } from './transport.ts';

/**
 * Milliseconds without an answer, or without progress of a file, after which an attempt is over: it may have arrived.
 * The server gives itself less for a whole request (285 s). So a slow answer, which is certain, comes before the end of
 * waiting, which is a guess.
 */
export const LONGEST_ANSWER = 300 * SECOND;

/**
 * The same, its whole answer included, for a call that may be made again, since nothing can happen twice by it: a read, or an act with a key. Where
 * the first attempt still runs, the server asks the next one to come again (contract part 1, rule 8).
 */
const LONGEST_REPEATABLE = 30 * SECOND;

/**
 * Characters of a body that the browser may go on sending once the page is gone. It allows 64 KiB for all such requests
 * at a time.
 */
const OUTLIVES_PAGE = 10_000;

/** What every call carries (contract part 1, rule 2). */
export const callHeaders = (idempotencyKey: string | undefined): Record<string, string> => ({
  'X-Request-Type': 'client',
  'X-Client-Version': String(clientVersion),
  'Accept-Language': document.documentElement.lang,
  ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
});

/** Aborted once a call is given up, or after so many milliseconds. Browsers that are served lack `AbortSignal.any` (Safari 16.4). */
function endOf(given: AbortSignal | undefined, limit: number): AbortSignal {
  const end = new AbortController();
  for (const signal of [AbortSignal.timeout(limit), given]) {
    const stop = () => end.abort(signal?.reason);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  }
  return end.signal;
}

/**
 * One attempt over the network, same origin. A read of a page in the background, as by polling, says that nobody is
 * here. An act that is on its way goes on when the page is closed, unless its body is longer than `OUTLIVES_PAGE`.
 */
export const fetchTransport: Transport = async ({ call, query, body, idempotencyKey, signal }) => {
  const broken = (error: unknown): never => {
    if (signal?.aborted) throw error;
    throw new ApiError(0, { code: 'offline' });
  };
  const isRead = call.method === 'GET';
  const text = body === undefined ? undefined : JSON.stringify(body);
  const response = await fetch(callAddress(call.path, { ...call.when, ...query }), {
    method: call.method,
    credentials: 'same-origin',
    keepalive: !isRead && !(text && text.length > OUTLIVES_PAGE),
    signal: endOf(signal, isRead || idempotencyKey ? LONGEST_REPEATABLE : LONGEST_ANSWER),
    headers: {
      ...callHeaders(idempotencyKey),
      ...(isRead && document.hidden && { 'X-Page-Hidden': '1' }),
      ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: text,
  }).catch(broken);
  const { status, ok, headers } = response;
  // A gateway answers for a server that does not.
  if (status < 500) noteReach(true);
  if (status === 204) return undefined;
  const json: unknown = await response.json().catch(ok ? broken : () => null);
  if (!ok) throw apiErrorOf(status, json, Number(headers.get('Retry-After')) || undefined);
  return json;
};
