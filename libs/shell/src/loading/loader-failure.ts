import { data, redirect } from 'react-router';
import { addresses } from '@parlour/contract/addresses';
import type { ApiError } from '@parlour/api-client/api-error';

const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';

/** What a failed call means for the page that needed it: log in first, or an error page with the call's status and code. */
export function loaderFailure(error: unknown, request: Request): unknown {
  if (!isApiError(error)) return error;
  if (error.authenticationRequired) {
    const { pathname, search } = new URL(request.url);
    return redirect(addresses.login.href(undefined, { next: pathname.replace(/\.data$/, '') + search }));
  }
  return data({ code: error.code, params: error.params }, { status: error.status || 503 });
}
