import type { QueryClient } from '@tanstack/react-query';
import type { Profile } from '@parlour/contract/types/profile';
import { getProfile } from '@parlour/contract/profile/get-profile';
import { userOptions } from '../account/user.ts';
import { callQuery } from '../call-query.ts';
import { profileKeys } from './keys.ts';

/** A profile as the viewer may see it. */
export const profileOptions = (id: string) => callQuery(profileKeys.one(id), getProfile, { id });

/** One's own profile. */
export const ownProfileOptions = () => callQuery(profileKeys.own, getProfile, {});

/** Puts a saved profile wherever the member's own stands. */
export function setOwnProfile(client: QueryClient, profile: Profile): void {
  client.setQueryData(profileKeys.own, { profile });
  client.setQueryData(userOptions().queryKey, (reply) =>
    reply?.user ? { ...reply, user: { ...reply.user, profile } } : reply,
  );
}
