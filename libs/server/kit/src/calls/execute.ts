import type { ZodError } from 'zod';
import type { Call } from '@parlour/contract/define-call';
import { watchWork, type StandingWork } from '@parlour/server-db/standing-work';
import { answerOptions } from './answer.ts';
import type { CallContext } from './call-context.ts';
import type { CallTable, QueryValues } from './call-table.ts';
import { errorBody, retryAfter } from './error-body.ts';
import type { HandledCall } from './handle.ts';
import { parseInput, type ParsedInput } from './parse-input.ts';
import { CallRefusal, refuse, refuseBecause, refuseFailed } from './refusal.ts';
import { answerOfLastAct, runOnce, type OnceAct } from './run-once.ts';
import type { Signer } from '../signing.ts';

/** One attempt of a call, however it came. */
export interface CallAttempt {
  method: string;
  path: string;
  query: QueryValues;
  /** The JSON body; undefined where there was none. */
  body: unknown;
  idempotencyKey: string | undefined;
}

/** What the attempt is answered. A body of undefined is an answer without one. */
export interface CallAnswer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

/** Hears of failures that nobody expected; it gets no body, no query and no person. */
type ReportCallFailure = (failure: { error: unknown; requestId: string; call: string }) => void;

/** The one way through which every call goes: from the network and, in process, from the rendering of a page. */
export type Execute = (attempt: CallAttempt, context: CallContext) => Promise<CallAnswer>;

/** A handler's reply that does not fit its own call: a mistake of ours. The message holds places, never values. */
class ReplyMismatch extends Error {
  constructor(call: Call, error: ZodError) {
    super(
      `The reply of ${call.method} ${call.path} is wrong at ${error.issues.map(({ path }) => path.join('.') || 'its root').join(', ')}`,
    );
  }
}

export interface ExecuteParts {
  table: CallTable;
  /** Makes what is kept of an input, which may hold a password, useless without the server's key. */
  fingerprints: Signer;
  report: ReportCallFailure;
}

/**
 * Builds the pipeline over a table of calls: find, check who asks, read, do at most once, answer by the reply's schema.
 * It never throws; whatever goes wrong becomes the contract's error body.
 */
export function createExecute({ table, fingerprints, report }: ExecuteParts): Execute {
  return async (attempt, context) => {
    const handled = table.find(attempt.method, attempt.path, attempt.query);
    let hasBegunOnce = false;
    const work: StandingWork = { mayStand: false };
    try {
      if (!handled) throw refuse('not_found');
      const refusal = refusalOfCaller(handled.call, context);
      if (refusal)
        return (await answeredBefore(handled.call, attempt, context, fingerprints)) ?? refused(refusal, context);
      const input = parseInput(handled.call, attempt.query, attempt.body);
      const act = () => run(handled, input, context);
      if (handled.call.method === 'GET' || isOwnKey(handled.call, input, attempt.idempotencyKey)) return await act();
      if (!handled.call.idempotent) return await watchWork(work, act);
      await context.confirmCaller();
      return await runOnce(onceOf(handled.call, attempt, input), context, fingerprints, () => {
        hasBegunOnce = true;
        return act();
      });
    } catch (error) {
      const refusal = error instanceof CallRefusal ? error : refusalOf(error, hasBegunOnce || work.mayStand);
      const { cause } = refusal;
      if (cause !== undefined && !(await isThrownAway(context)))
        report({
          error: cause,
          requestId: context.request.id,
          call: `${attempt.method} ${handled?.call.path ?? 'unknown'}`,
        });
      return refused(refusal, context);
    }
  };
}

/**
 * An act is not refused for now once something of it may have been done, and never where it is to happen once and has begun: that would
 * have clients repeat it by themselves.
 */
const refusalOf = (error: unknown, mayStand: boolean): CallRefusal =>
  mayStand ? refuseBecause('server_error', error) : refuseFailed(error);

/** An attempt by a wrong guess is made again by what is true, and what failed in it is nobody's business. */
const isThrownAway = ({ confirmCaller }: CallContext): Promise<boolean> =>
  confirmCaller().then(
    () => false,
    () => true,
  );

function refusalOfCaller(call: Call, { viewer }: CallContext): CallRefusal | null {
  if (call.who !== 'member') return null;
  if (!viewer) return refuse('authentication_required');
  if (viewer.status === 'blocked') return refuse('account_blocked');
  return viewer.status === 'pending_deletion' ? refuse('account_pending_deletion') : null;
}

/** What a member's act was answered that ended their session: asked for again, it comes as a visitor's. Null for all else. */
async function answeredBefore(
  call: Call,
  attempt: CallAttempt,
  context: CallContext,
  fingerprints: Signer,
): Promise<CallAnswer | null> {
  if (!call.idempotent || context.viewer) return null;
  try {
    const input = parseInput(call, attempt.query, attempt.body);
    return await answerOfLastAct(onceOf(call, attempt, input), context, fingerprints);
  } catch (error) {
    if (error instanceof CallRefusal) return null;
    throw error;
  }
}

const onceOf = ({ who }: Call, { method, path, idempotencyKey }: CallAttempt, input: ParsedInput): OnceAct => ({
  call: `${method} ${path}`,
  who,
  input,
  key: idempotencyKey,
});

/** The key is the one by which the handler itself knows what it made. */
const isOwnKey = ({ idempotent }: Call, { body }: ParsedInput, key: string | undefined): boolean =>
  idempotent === 'client_id' && key !== undefined && body['client_id'] === key;

async function run({ call, run: handler }: HandledCall, input: ParsedInput, context: CallContext): Promise<CallAnswer> {
  const reply: unknown = await handler(input as Parameters<typeof handler>[0], context);
  const { status = 200 } = call;
  const { replayed } = answerOptions(reply);
  const headers = { ...fileHeaders(call), ...(replayed ? { 'idempotent-replay': 'true' } : {}) };
  if (status === 204) return { status, body: undefined, headers };
  const shown = call.reply.safeParse(reply);
  if (!shown.success) throw new ReplyMismatch(call, shown.error);
  if (status === 303) return { status, body: undefined, headers: { ...headers, location: String(shown.data) } };
  return { status, body: shown.data, headers };
}

const fileHeaders = ({ savedAs }: Call): Record<string, string> =>
  savedAs
    ? {
        'content-type': `${savedAs.type}; charset=utf-8`,
        'content-disposition': `attachment; filename="${savedAs.name}"`,
      }
    : {};

/** The answer that a refusal is: the contract's error body, and when to try again. */
export function refused(refusal: CallRefusal, { request }: CallContext): CallAnswer {
  const seconds = retryAfter(refusal);
  return {
    status: refusal.status,
    body: errorBody(refusal, request.id),
    headers: seconds === null ? {} : { 'retry-after': String(seconds) },
  };
}
