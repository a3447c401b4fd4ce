import { errorStatus, type ErrorCode } from '@parlour/contract/error-codes';

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
 * A refusal for an act that another request with the same key is still doing. Nobody knows yet whether it happens: it is asked for
 * again with that key, which clients do after a 503 and never after a 500 (contract part 1, rule 7).
 */
export const refuseForNow = (): CallRefusal => new CallRefusal('server_error', { status: 503 });

/** A refusal at fields of the form: 422 `validation_failed` with the code of each. */
export const refuseFields = (fields: Record<string, ErrorCode>, params?: RefusalParams): CallRefusal =>
  new CallRefusal('validation_failed', { params, fields });
