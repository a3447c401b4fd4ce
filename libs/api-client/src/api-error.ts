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

  constructor(status: number, body: ApiErrorBody, retryAfter?: number) {
    super(body.code);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code;
    this.params = body.params ?? {};
    this.fields = body.fields ?? {};
    this.requestId = body.requestId;
    this.authenticationRequired = body.authenticationRequired ?? false;
    this.retryAfter = retryAfter;
  }
}

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
