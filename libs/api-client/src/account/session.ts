import type { QueryClient } from '@tanstack/react-query';
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
