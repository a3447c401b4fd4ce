import { ApiError } from './api-error.ts';

/** True where nobody was reached: what was meant may be tried again once there is a connection. */
export const isOffline = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'offline';
