import type { CallFormResult } from '@parlour/api-client/call-form';
import type { ErrorCode } from '@parlour/contract/error-codes';

interface Refusal {
  /** What was typed, by field. */
  typed?: Record<string, string>;
  /** What is wrong, by field. */
  at?: Record<string, ErrorCode>;
  /** What is wrong with the whole. */
  whole?: ErrorCode;
  /** Values for the sentences. */
  params?: Record<string, string | number>;
}

/** A form that came back refused, as a route action hands it to its page. */
export function refusedForm({ typed = {}, at = {}, whole, params = {} }: Refusal): CallFormResult {
  const error = Object.fromEntries(Object.entries(at).map(([field, code]) => [field, [code]]));
  return {
    submission: { status: 'error', initialValue: typed, error },
    failure: whole === undefined ? null : { code: whole, params },
    params,
  };
}
