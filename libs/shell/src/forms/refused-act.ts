import { data } from 'react-router';
import { ApiError } from '@parlour/api-client/api-error';

/**
 * What the page of a form is given to say why the form's act was refused. Any other failure is thrown on.
 *
 * @param kept what was posted and must not be lost
 */
export function refusedAct<const Kept extends object>(error: unknown, kept: Kept) {
  if (!(error instanceof ApiError)) throw error;
  return data({ ...kept, code: error.code, params: error.params }, { status: error.status || 503 });
}
