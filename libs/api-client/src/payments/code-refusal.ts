import { queryOptions } from '@tanstack/react-query';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { ApiError } from '../api-error.ts';
import { creditsOptions, type CreditsArguments } from './credits.ts';
import { paymentsKeys } from './keys.ts';

/** Why a typed discount code may not be used. */
export interface CodeRefusal {
  code: ErrorCode;
  params: Record<string, string | number>;
}

/**
 * Whether a typed code is refused, and why; null where it counts or nothing was typed. A refused code is an answer and not a
 * failure, since the page has prices to show without it, also where too many were typed; what can be no code, such as one that is
 * too long, is not found. Asking fills the cache with the prices of a code that counts; without a connection it fails, since an
 * order waits for the answer.
 */
export const codeRefusalOptions = ({ country, code }: CreditsArguments) =>
  queryOptions({
    queryKey: paymentsKeys.codeRefusal(country ?? null, code ?? null),
    networkMode: 'always',
    queryFn: async ({ client }): Promise<CodeRefusal | null> => {
      if (code === undefined) return null;
      try {
        await client.query({ ...creditsOptions({ country, code }), networkMode: 'always' });
        return null;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.fields['discount_code']) return { code: 'code_not_found', params: {} };
        if (aboutCode.includes(error.code)) return { code: error.code, params: error.params };
        throw error;
      }
    },
  });

const aboutCode: readonly ErrorCode[] = [
  'code_not_found',
  'code_already_used',
  'code_expired',
  'code_country',
  'code_method',
  'rate_limited',
];
