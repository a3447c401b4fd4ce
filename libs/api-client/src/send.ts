import type { BodyInput, Call, QueryInput, ReplyOf } from '@parlour/contract/define-call';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { LONGEST_WAIT } from '@parlour/contract/longest-wait';
import { SECOND } from '@parlour/models/durations';
import { sleep } from '@parlour/ui/kit/behaviour/sleep';
import { ApiError } from './api-error.ts';
import { fetchTransport } from './fetch-transport.ts';
import { isOffline } from './is-offline.ts';
import { reloadOnce } from './reload-once.ts';
import { sessionEnded } from './session-ended.ts';
import type { Transport } from './transport.ts';
import { unanswered } from './unanswered.ts';

export interface SendOptions<C extends Call> {
  query?: QueryInput<C>;
  body?: BodyInput<C>;
  /** One key a user's act; needed where the call is idempotent, and what makes its retries safe. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Hears how much of a file is away, from 0 to 1; only where `over` can tell. */
  onProgress?(share: number): void;
  /** How an attempt is made, where not by fetch. */
  over?: Transport;
  /** Asked once: the first failure is thrown, and nothing is tried again. */
  once?: boolean;
}

const RETRIES = 5;
const FIRST_DELAY = 500;
const LONGEST_DELAY = 8 * SECOND;

/** Answers that end the act: a limit that no wait of ours lifts, an order that has failed at the provider. */
const final: readonly ErrorCode[] = ['too_many_attempts', 'reset_limit', 'provider_down'];

/** May the same call succeed a little later? Whether it may be made twice is another question. */
export const mayPass = (error: ApiError): boolean =>
  (error.retryAfter ?? 0) <= LONGEST_WAIT &&
  [0, 429, 502, 503, 504].includes(error.status) &&
  !final.includes(error.code);

/**
 * May the call be made again after this failure? Only where nothing can happen twice by it (contract part 1, rule 7).
 * Without a connection only a read waits for one: when it comes, nobody means an act of a moment ago any more.
 */
const mayRetry = (call: Call, key: string | undefined, error: ApiError): boolean =>
  (call.method === 'GET' || Boolean(key && navigator.onLine)) && mayPass(error);

/** Milliseconds before the next attempt: as the answer asks for, else longer each time, and never all at once. */
export const retryDelay = (attempt: number, error: ApiError): number =>
  error.retryAfter
    ? error.retryAfter * SECOND
    : Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempt) * (0.75 + Math.random() / 2);

/**
 * Makes a call of the contract. Retries up to five times with exponential delay where that is safe, unless it is to be
 * asked once. A 403 that carries `authentication_required` ends the session on this side, unless the call keeps it (spec section 4).
 * A page that is too old for the server is loaded anew (contract part 1, rule 2). A call that nobody answered is announced once it
 * is given up.
 *
 * @throws `ApiError`, whose `mayHaveHappened` holds once any attempt had no answer: a later attempt may be refused
 *   before the server looks for the act
 */
export async function send<const C extends Call>(
  call: C,
  { over = fetchTransport, once = false, ...options }: SendOptions<C> = {},
): Promise<ReplyOf<C>> {
  const request = { call, ...options } as Parameters<Transport>[0];
  let isUnknown = false;
  for (let tries = 0; ; tries++) {
    try {
      return (await over(request)) as ReplyOf<C>;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.authenticationRequired && !call.keepsSession) sessionEnded.announce();
      if (error.code === 'client_outdated') reloadOnce();
      isUnknown ||= error.mayHaveHappened;
      if (once || tries >= RETRIES || !mayRetry(call, options.idempotencyKey, error)) {
        if (isOffline(error)) unanswered.announce();
        throw isUnknown && !error.mayHaveHappened ? error.afterUnknown() : error;
      }
      await sleep(retryDelay(tries, error), options.signal);
    }
  }
}
