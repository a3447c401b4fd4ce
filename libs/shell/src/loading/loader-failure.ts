import { data, redirect } from 'react-router';
import { addresses } from '@parlour/contract/addresses';
import type { ApiError } from '@parlour/api-client/api-error';
import { splitLocale } from '@parlour/models/locale';

const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';

/**
 * What a failed call means for the page that needed it: log in first, or an error page with the call's status and code. An address
 * that asks for what cannot be, as a malformed id, is one where nothing is. The router itself puts the language of the page before
 * the path of a redirect, and before what follows the log-in.
 */
export function loaderFailure(error: unknown, request: Request): unknown {
  if (!isApiError(error)) return error;
  if (error.authenticationRequired) {
    const { pathname, search } = new URL(request.url);
    const { path } = splitLocale(pathname.replace(/\.data$/, ''));
    return redirect(addresses.login.href(undefined, { next: path + search }));
  }
  if (error.code === 'validation_failed') return data({ code: 'not_found' }, { status: 404 });
  return data({ code: error.code, params: error.params }, { status: error.status || 503 });
}
