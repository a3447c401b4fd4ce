import { errorStatus, type ErrorCode } from '@parlour/contract/error-codes';
import { isDatabaseAway } from '@parlour/server-db/database-away';

export type RefusalParams = Record<string, string | number>;

interface RefusalFacts {
  /** What the sentence names. */
  params?: RefusalParams | undefined;
  /** The code of each wrong field. */
  fields?: Record<string, ErrorCode>;
  /** The failure of ours that lies behind it. */
  cause?: unknown;
  status?: number;
}

/** An expected failure: a code of the closed table, with what its sentence needs. */
export class CallRefusal extends Error {
  readonly code: ErrorCode;
  readonly params: RefusalParams | undefined;
  readonly fields: Record<string, ErrorCode> | undefined;
  readonly status: number;

  constructor(code: ErrorCode, { params, fields, cause, status = errorStatus[code] }: RefusalFacts = {}) {
    super(code, cause === undefined ? undefined : { cause });
    this.name = 'CallRefusal';
    this.code = code;
    this.params = params;
    this.fields = fields;
    this.status = status;
  }
}

/** A refusal to throw: `throw refuse('insufficient_credits', { needed, credits, name })`. */
export const refuse = (code: ErrorCode, params?: RefusalParams): CallRefusal => new CallRefusal(code, { params });

/** A refusal for a failure that is not the caller's: the log hears of its cause. */
export const refuseBecause = (code: ErrorCode, cause: unknown): CallRefusal => new CallRefusal(code, { cause });

/**
 * A refusal of what is to be asked for again a little later, which clients do after a 503 and never after a 500 (contract part 1, rule
 * 7): an act that another request with the same key is still doing, or one that failed before anything of it was done.
 */
export const refuseForNow = (cause?: unknown): CallRefusal => new CallRefusal('server_error', { status: 503, cause });

/** A refusal for what nobody expected; where the database was away, and nothing was left behind, it is one for now. */
export const refuseFailed = (error: unknown): CallRefusal =>
  isDatabaseAway(error) ? refuseForNow(error) : refuseBecause('server_error', error);

/** A refusal at fields of the form: 422 `validation_failed` with the code of each. */
export const refuseFields = (fields: Record<string, ErrorCode>, params?: RefusalParams): CallRefusal =>
  new CallRefusal('validation_failed', { params, fields });
