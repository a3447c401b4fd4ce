import type { ErrorCode } from '@parlour/contract/error-codes';
import { isErrorCode } from '@parlour/i18n';

export interface ApiErrorBody {
  code: ErrorCode;
  params?: Record<string, string | number>;
  fields?: Record<string, ErrorCode>;
  requestId?: string;
  authenticationRequired?: boolean;
}

/** A call's expected failure on the web's side: a code of the closed table, never a raw message. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly params: Record<string, string | number>;
  readonly fields: Record<string, ErrorCode>;
  readonly requestId: string | undefined;
  readonly authenticationRequired: boolean;
  /** Seconds to wait that the answer asked for (429, 503). */
  readonly retryAfter: number | undefined;
  /** True where nobody knows whether the act has happened all the same: nobody answered, or something broke underway. */
  readonly mayHaveHappened: boolean;

  constructor(status: number, body: ApiErrorBody, retryAfter?: number, mayHaveHappened = isUnknown(status)) {
    super(body.code);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code;
    this.params = body.params ?? {};
    this.fields = body.fields ?? {};
    this.requestId = body.requestId;
    this.authenticationRequired = body.authenticationRequired ?? false;
    this.retryAfter = retryAfter;
    this.mayHaveHappened = mayHaveHappened;
  }

  /** The same failure of the last of several attempts, of which an earlier one may have done it. */
  afterUnknown(): ApiError {
    return new ApiError(this.status, this, this.retryAfter, true);
  }
}

const isUnknown = (status: number): boolean => status === 0 || status >= 500;

/** Reads the contract's error body; anything that isn't one is `server_error`. */
export function apiErrorOf(status: number, json: unknown, retryAfter?: number): ApiError {
  const body = json as {
    error?: { code?: unknown; params?: object; fields?: object; request_id?: string };
    authentication_required?: boolean;
  } | null;
  const code = body?.error?.code;
  return new ApiError(
    status,
    {
      code: isErrorCode(code) ? code : 'server_error',
      params: body?.error?.params as ApiErrorBody['params'],
      fields: body?.error?.fields as ApiErrorBody['fields'],
      requestId: body?.error?.request_id,
      authenticationRequired: body?.authentication_required === true,
    },
    retryAfter,
  );
}
