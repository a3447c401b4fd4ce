import type { QueryClient } from '@tanstack/react-query';
import { userOptions } from './user.ts';

let beginning = false;

/** Whether this page is taking up a session at this moment, so that a change of who is here is its own doing. */
export const isSessionBeginning = (): boolean => beginning;

/**
 * After a session began: forgets what a visitor was shown and reads again what the page shows now, which stays until then.
 *
 * @throws ApiError where it cannot be read who is here now
 */
export async function sessionBegan(client: QueryClient): Promise<void> {
  beginning = true;
  try {
    client.removeQueries({ type: 'inactive' });
    await client.invalidateQueries();
    await client.fetchQuery({ ...userOptions(), staleTime: Infinity });
  } finally {
    beginning = false;
  }
}
