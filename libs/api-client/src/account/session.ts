import type { QueryClient } from '@tanstack/react-query';
import { logOut } from '@parlour/contract/account/log-out';
import { setLanguage } from '@parlour/contract/account/set-language';
import type { Locale } from '@parlour/models/locale';
import { send } from '../send.ts';
import { transportOf } from '../transport.ts';
import { userOptions } from './user.ts';

/**
 * After a session began: forgets what a visitor was shown and reads again what the page shows now, which stays until then.
 *
 * @throws ApiError where it cannot be read who is here now
 */
export async function sessionBegan(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive' });
  await client.invalidateQueries();
  await client.fetchQuery({ ...userOptions(), staleTime: Infinity });
}

/** Ends the session of this browser. */
export const endSession = (client: QueryClient) => send(logOut, { body: {} }, transportOf(client));

/** Saves a member's language. */
export const saveLanguage = (client: QueryClient, language: Locale) =>
  send(setLanguage, { body: { language } }, transportOf(client));
