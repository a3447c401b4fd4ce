import { errorStatus, type ErrorCode } from '@parlour/contract/error-codes';

export type RefusalParams = Record<string, string | number>;

/** An expected failure: a code of the closed table, with what its sentence needs. */
export class CallRefusal extends Error {
  readonly code: ErrorCode;
  readonly params: RefusalParams | undefined;
  readonly fields: Record<string, ErrorCode> | undefined;
  readonly status: number;

  constructor(code: ErrorCode, params?: RefusalParams, fields?: Record<string, ErrorCode>, cause?: unknown) {
    super(code, cause === undefined ? undefined : { cause });
    this.name = 'CallRefusal';
    this.code = code;
    this.params = params;
    this.fields = fields;
    this.status = errorStatus[code];
  }
}

/** A refusal to throw: `throw refuse('insufficient_credits', { needed, credits, name })`. */
export const refuse = (code: ErrorCode, params?: RefusalParams): CallRefusal => new CallRefusal(code, params);

/** A refusal for a failure that is not the caller's: the log hears of its cause. */
export const refuseBecause = (code: ErrorCode, cause: unknown): CallRefusal =>
  new CallRefusal(code, undefined, undefined, cause);

/** A refusal at fields of the form: 422 `validation_failed` with the code of each. */
export const refuseFields = (fields: Record<string, ErrorCode>, params?: RefusalParams): CallRefusal =>
  new CallRefusal('validation_failed', params, fields);
