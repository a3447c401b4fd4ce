import { queryOptions, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getUser } from '@parlour/contract/account/user/get-user';
import type { User } from '@parlour/contract/types/user';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';
import { accountKeys } from './keys.ts';
import { noteServerTime, serverOffsetOf } from './server-clock.ts';

/** Who is here, with counts and the server's clock. */
export const userOptions = () =>
  queryOptions({
    queryKey: accountKeys.user,
    queryFn: async ({ client, signal }) => {
      const reply = await send(getUser, { signal, ...wayOf(client) });
      noteServerTime(client, reply.server_time);
      return reply;
    },
  });

/** The member who looks at the page; null for a visitor. */
export function useViewer(): User | null {
  return useSuspenseQuery(userOptions()).data.user;
}

/** Is somebody logged in? Drawn anew only when that changes, not with each balance or count. */
export const useIsMember = (): boolean =>
  useQuery({ ...userOptions(), select: ({ user }) => user !== null }).data ?? false;

/** The clock that every countdown goes by, whatever the device's own shows (contract part 1, 11); in ms. */
export interface ServerClock {
  /** When the last answer was made: the same on server and client. */
  now: number;
  /** What to add to this device's clock. Events change the cached answer long after its time, so their moment tells nothing. */
  offset: number;
}

/** The server's clock. */
export function useServerClock(): ServerClock {
  const offset = serverOffsetOf(useQueryClient());
  return { now: Date.parse(useSuspenseQuery(userOptions()).data.server_time), offset };
}
