import { ApiError } from '../../api-error.ts';
import { isOffline } from '../../is-offline.ts';

/** What a message meets for which there was no connection: unlike one without an answer it has certainly not arrived. */
export const unsent = (): ApiError => new ApiError(0, { code: 'offline' }, undefined, false);

/** True where a message was never on its way, for want of a connection, so that it can still be taken back. */
export const isUnsent = (error: unknown): boolean => isOffline(error) && !error.mayHaveHappened;
