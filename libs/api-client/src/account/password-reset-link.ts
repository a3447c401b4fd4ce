import { queryOptions } from '@tanstack/react-query';
import { passwordResetLink } from '@parlour/contract/account/password/password-reset-link';
import { ApiError } from '../api-error.ts';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';
import { accountKeys } from './keys.ts';

/** Whose mailed link this is; null where it no longer works, which its page says in words and not as a failure. */
export const passwordResetLinkOptions = (token: string) =>
  queryOptions({
    queryKey: accountKeys.passwordResetLink(token),
    queryFn: ({ client, signal }) =>
      send(passwordResetLink, { query: { token }, signal, ...wayOf(client) }).catch((error: unknown) => {
        if (error instanceof ApiError && [410, 422].includes(error.status)) return null;
        throw error;
      }),
  });
