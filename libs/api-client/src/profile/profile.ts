import type { QueryClient } from '@tanstack/react-query';
import type { Profile } from '@parlour/contract/types/profile';
import { getProfile } from '@parlour/contract/profile/get-profile';
import type { SeenBy } from '@parlour/models/profile/seen-by';
import { accountKeys } from '../account/keys.ts';
import { userOptions } from '../account/user.ts';
import { callQuery } from '../call-query.ts';
import { tellOtherTabs } from '../live/other-tabs.ts';
import { forgetShown } from './forget-shown.ts';
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

/** What decides whom a member is shown: by whom they look for, where, and how far away the others are. */
const decisive = ['gender', 'sexuality', 'country', 'region', 'city'] as const;

/** Puts a saved profile wherever the member's own stands, in other tabs too; who is shown to them may be others then. */
export function setOwnProfile(client: QueryClient, profile: Profile): void {
  const { queryKey } = ownProfileOptions();
  const former = client.getQueryData(queryKey)?.profile;
  client.setQueryData(queryKey, { profile });
  client.setQueryData(userOptions().queryKey, (reply) =>
    reply?.user ? { ...reply, user: { ...reply.user, profile } } : reply,
  );
  tellOtherTabs(profileKeys.own, accountKeys.user);
  if (former && decisive.some((field) => profile[field] !== former[field])) forgetShown(client);
}
