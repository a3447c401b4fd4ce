import type { ErrorCode } from '@parlour/contract/error-codes';
import type { CallRefusal } from './refusal.ts';

/** The contract's error body (part 1, rule 5); no message, since the client holds the sentences. */
export interface ErrorBody {
  error: {
    code: ErrorCode;
    fields?: Record<string, ErrorCode>;
    params?: Record<string, string | number>;
    request_id: string;
  };
  authentication_required?: true;
}

/** What a refused call answers, as the contract has it; `request_id` finds the request in the log. */
export function errorBody(refusal: CallRefusal, requestId: string): ErrorBody {
  const { code, fields, params } = refusal;
  return {
    error: { code, ...(fields ? { fields } : {}), ...(params ? { params } : {}), request_id: requestId },
    ...(code === 'authentication_required' ? { authentication_required: true } : {}),
  };
}

/**
 * Seconds after which it makes sense to try again: for a limit, while the site itself is away, and for what is refused for now
 * (`refuseForNow`). After other failures the client's own delays are shorter (contract part 1, rule 7).
 */
export function retryAfter(refusal: CallRefusal): number | null {
  const { status, code, params } = refusal;
  if (refusal.retryAfter !== undefined) return refusal.retryAfter;
  if (status !== 429 && code !== 'maintenance') return null;
  const minutes = params?.['minutes'];
  return typeof minutes === 'number' ? Math.ceil(minutes * 60) : 60;
}
