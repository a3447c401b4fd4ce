import type { QueryClient } from '@tanstack/react-query';
import type { Profile } from '@parlour/contract/types/profile';
import { getProfile } from '@parlour/contract/profile/get-profile';
import type { SeenBy } from '@parlour/models/profile/seen-by';
import { accountKeys } from '../account/keys.ts';
import { userOptions } from '../account/user.ts';
import { callQuery } from '../call-query.ts';
import { tellOtherTabs } from '../live/other-tabs.ts';
import { profileKeys } from './keys.ts';

/** A profile as the viewer may see it. */
export const profileOptions = (id: string) => callQuery(profileKeys.one(id), getProfile, { id });

/** One's own profile. */
export const ownProfileOptions = () => callQuery(profileKeys.own, getProfile, {});

/** One's own profile as such a member sees it; asked for anew whenever somebody looks, since anything may have changed it. */
export const ownProfileSeenBy = (viewer: SeenBy) => ({
  ...callQuery(profileKeys.seenBy(viewer), getProfile, { seen_by: viewer }),
  staleTime: 0,
});

/** Puts a saved profile wherever the member's own stands, in other tabs too. */
export function setOwnProfile(client: QueryClient, profile: Profile): void {
  client.setQueryData(profileKeys.own, { profile });
  client.setQueryData(userOptions().queryKey, (reply) =>
    reply?.user ? { ...reply, user: { ...reply.user, profile } } : reply,
  );
  tellOtherTabs(profileKeys.own, accountKeys.user);
}
