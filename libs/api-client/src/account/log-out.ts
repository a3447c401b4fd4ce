import type { QueryClient } from '@tanstack/react-query';
import { logOut } from '@parlour/contract/account/log-in/log-out';
import { ApiError } from '../api-error.ts';
import { send } from '../send.ts';
import { transportOf } from '../transport.ts';

/** Ends the session of this browser; one that has ended already is no failure. */
export async function sendLogOut(client: QueryClient): Promise<void> {
  try {
    await send(logOut, { body: {} }, transportOf(client));
  } catch (error) {
    if (!(error instanceof ApiError && error.authenticationRequired)) throw error;
  }
}
