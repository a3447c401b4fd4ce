import { useSuspenseQuery } from '@tanstack/react-query';
import { getUser } from '@parlour/contract/account/get-user';
import type { User } from '@parlour/contract/types/user';
import { callQuery } from '../call-query.ts';
import { accountKeys } from './keys.ts';

/** Who is here, with counts and the server's clock. */
export const userOptions = () => callQuery(accountKeys.user, getUser);

/** The member who looks at the page; null for a visitor. */
export function useViewer(): User | null {
  return useSuspenseQuery(userOptions()).data.user;
}
