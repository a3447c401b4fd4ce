import { errorStatus, type ErrorCode } from '@parlour/contract/error-codes';
import { isDatabaseAway, isEndedForLength } from '@parlour/server-db/database-away';
import { isUndoneByOthers } from '@parlour/server-db/undone-by-others';

export type RefusalParams = Record<string, string | number>;

interface RefusalFacts {
  /** What the sentence names. */
  params?: RefusalParams | undefined;
  /** The code of each wrong field. */
  fields?: Record<string, ErrorCode>;
  /** The failure of ours that lies behind it. */
  cause?: unknown;
  status?: number;
  /** Seconds until it makes sense to ask again, where that is neither a limit's nor the site's to say. */
  retryAfter?: number;
}

/**
 * Seconds until what was refused for now is asked for again. An act that runs already may take a minute, and its file
 * comes along each time. A database that is started anew is there again within less than five times these seconds.
 */
const FOR_NOW = 10;
/** The same where asking again at once would take as long again, and hold up all others: longer than clients wait by themselves. */
const NOT_AT_ONCE = 120;

/** An expected failure: a code of the closed table, with what its sentence needs. */
export class CallRefusal extends Error {
  readonly code: ErrorCode;
  readonly params: RefusalParams | undefined;
  readonly fields: Record<string, ErrorCode> | undefined;
  readonly status: number;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { params, fields, cause, status = errorStatus[code], retryAfter }: RefusalFacts = {}) {
    super(code, cause === undefined ? undefined : { cause });
    this.name = 'CallRefusal';
    this.code = code;
    this.params = params;
    this.fields = fields;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** A refusal to throw: `throw refuse('insufficient_credits', { needed, credits, name })`. */
export const refuse = (code: ErrorCode, params?: RefusalParams): CallRefusal => new CallRefusal(code, { params });

/** A refusal for a failure that is not the caller's: the log hears of its cause. */
export const refuseBecause = (code: ErrorCode, cause: unknown): CallRefusal => new CallRefusal(code, { cause });

/**
 * A refusal of what is to be asked for again a little later. Clients do so after a 503 and never after a 500 (contract
 * part 1, rule 7). It is for an act that another request with the same key is still doing, or that failed before
 * anything of it was done.
 */
export const refuseForNow = (cause?: unknown): CallRefusal => refuseFor(FOR_NOW, cause);

const refuseFor = (retryAfter: number, cause: unknown): CallRefusal =>
  new CallRefusal('server_error', { status: 503, cause, retryAfter });

/**
 * A refusal for what nobody expected. Where the database was away, or undid what met others, and nothing was left behind, it
 * is one for now. Where the database ended a statement for its length, clients are not to repeat it by themselves.
 */
export function refuseFailed(error: unknown): CallRefusal {
  if (isEndedForLength(error)) return refuseFor(NOT_AT_ONCE, error);
  const isForNow = isDatabaseAway(error) || isUndoneByOthers(error);
  return isForNow ? refuseForNow(error) : refuseBecause('server_error', error);
}

/** A refusal at fields of the form: 422 `validation_failed` with the code of each. */
export const refuseFields = (fields: Record<string, ErrorCode>, params?: RefusalParams): CallRefusal =>
  new CallRefusal('validation_failed', { params, fields });
