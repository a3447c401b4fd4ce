import type { ErrorCode } from './error-codes.ts';

/** What zod says of a field: that it is missing where nothing was filled in, else the code of a wrong value. */
export const missingOr = (code: ErrorCode) => ({
  error: ({ input }: { input?: unknown }): ErrorCode => (input === undefined || input === '' ? 'field_required' : code),
});
