import type { QueryClient } from '@tanstack/react-query';
import { logOut } from '@parlour/contract/account/log-in/log-out';
import { SECOND } from '@parlour/models/durations';
import { ApiError } from '../api-error.ts';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';

/**
 * Milliseconds to wait for an answer: shorter than for others, since nothing is done twice by asking again, and the page stands
 * still.
 */
const PATIENCE = 15 * SECOND;

/** Ends the session of this browser; one that has ended already is no failure. An answer that takes too long is a lost one. */
export async function sendLogOut(client: QueryClient): Promise<void> {
  const late = AbortSignal.timeout(PATIENCE);
  try {
    await send(logOut, { body: {}, signal: late, ...wayOf(client) });
  } catch (error) {
    if (late.aborted) throw new ApiError(0, { code: 'offline' });
    if (!(error instanceof ApiError && error.authenticationRequired)) throw error;
  }
}
