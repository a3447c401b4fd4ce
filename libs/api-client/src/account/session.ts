import type { QueryClient } from '@tanstack/react-query';
import { tabStorage } from '@parlour/state/stored/browser-storage';
import { userOptions } from './user.ts';

let beginning = false;
let begun = 0;

/** Whether this page is taking up a session at this moment, so that a change of who is here is its own doing. */
export const isSessionBeginning = (): boolean => beginning;

/** How many sessions have begun since the page was loaded: what the server was told in one, the next does not know. */
export const sessionsBegun = (): number => begun;

/**
 * Call it after a session began. It forgets what a visitor was shown and wrote, which the next visitor of this tab must
 * not find. What the page shows now stays until it has been read again.
 *
 * @throws ApiError where it cannot be read who is here now
 */
export async function sessionBegan(client: QueryClient): Promise<void> {
  beginning = true;
  begun += 1;
  tabStorage.forget('');
  try {
    client.removeQueries({ type: 'inactive' });
    await client.invalidateQueries();
    await client.query({ ...userOptions(), staleTime: Infinity });
  } finally {
    beginning = false;
  }
}
