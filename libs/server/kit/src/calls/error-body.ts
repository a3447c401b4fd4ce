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
 * Seconds until what was refused for now is asked for again: an act that runs already may take a minute, and its file comes along each
 * time; a database that is started anew is there again within less than five times that.
 */
const FOR_NOW = 10;

/**
 * Seconds after which it makes sense to try again: for a limit, while the site itself is away, and for what is refused for now
 * (`refuseForNow`). After other failures the client's own delays are shorter (contract part 1, rule 7).
 */
export function retryAfter({ status, code, params }: CallRefusal): number | null {
  if (status === 503 && code === 'server_error') return FOR_NOW;
  if (status !== 429 && code !== 'maintenance') return null;
  const minutes = params?.['minutes'];
  return typeof minutes === 'number' ? Math.ceil(minutes * 60) : 60;
}
