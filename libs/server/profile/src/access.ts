import type { SeenBy } from '@parlour/models/profile/seen-by';
import { maySearch } from '@parlour/models/members/may-search';
import type { PhotoViewer } from '@parlour/models/profile/photo-access';
import { memberRefusal, visitorRefusal, type OpenableProfile } from '@parlour/models/profile/profile-refusal';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { validate as isUuid } from 'uuid';
import { findProfile, type ProfileRow } from './store/profiles.ts';
import { findTies, type Ties } from './store/ties.ts';

/** A profile that its viewer may open, and how the two stand to each other. */
export type OpenedProfile =
  | { profile: ProfileRow; viewer: 'owner' }
  | { profile: ProfileRow; viewer: 'visitor' }
  | { profile: ProfileRow; viewer: 'preview'; paidUser: boolean }
  | { profile: ProfileRow; viewer: 'member'; ties: Ties; paidUser: boolean };

/**
 * Opens a profile for the caller; without an id the caller's own. Refuses:
 * - visitors, where the brand or the member does not show profiles to them (contract part 0, 16);
 * - members who were blocked;
 * - profiles that are gone or never were.
 */
export async function openProfile(context: CallContext, id: string | undefined): Promise<OpenedProfile> {
  const { brand, db, viewer } = context;
  const profileId = id?.toLowerCase() ?? viewer?.id;
  if (profileId === undefined || (!viewer && !maySearch(brand.settings, context.hasTrafficSource)))
    throw refuse('authentication_required');
  const profile = isUuid(profileId) ? await findProfile(db, brand.id, profileId) : null;
  if (!profile) throw refuse('profile_not_found');
  if (viewer?.id === profileId) return { profile, viewer: 'owner' };
  const ties = viewer && (await findTies(db, brand.id, viewer.id, profileId));
  const refusal = ties
    ? memberRefusal(openableOf(profile, ties), ties.blocked_by_them, brand.settings.blocked_notice)
    : visitorRefusal(openableOf(profile));
  if (refusal) throw refuse(refusal.code, refusal.params);
  return ties ? { profile, viewer: 'member', ties, paidUser: viewer.paidUser } : { profile, viewer: 'visitor' };
}

/** A viewer who is blocked is told the name that they knew, and no later one. */
const openableOf = (profile: ProfileRow, ties?: Ties): OpenableProfile => ({
  name: ties?.blocked_as ?? profile.name,
  available: profile.status === 'active' && profile.member_status === 'active',
  invisible: profile.invisible,
  showToVisitors: profile.show_to_visitors,
});

/** One's own profile as a free or premium member sees it who never met the owner; anybody else's stays as it is. */
export function asSeenBy(opened: OpenedProfile, seenBy: SeenBy): OpenedProfile {
  if (opened.viewer !== 'owner') return opened;
  return { profile: opened.profile, viewer: 'preview', paidUser: seenBy === 'premium' };
}

/** Who looks at the photos of an opened profile; a preview shows them as to somebody who is no match. */
export function photoViewerOf(opened: OpenedProfile): PhotoViewer {
  if (opened.viewer === 'preview') return { kind: 'member', premium: opened.paidUser, match: false };
  if (opened.viewer !== 'member') return { kind: opened.viewer };
  return { kind: 'member', premium: opened.paidUser, match: opened.ties.match };
}
