import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@parlour/contract/types/user';
import { userOptions } from './user.ts';

/** Whether the browser has kept the session that an answer told of: one that takes no cookies has none. */
export const isHere = (client: QueryClient, { user }: { user: User }): boolean =>
  client.getQueryData(userOptions().queryKey)?.user?.id === user.id;
