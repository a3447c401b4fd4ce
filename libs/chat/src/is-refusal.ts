import { ApiError } from '@parlour/api-client/api-error';

/** True where the server has refused, so that the same message would be refused again; else trying again may help. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
