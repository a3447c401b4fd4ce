import type { PhotoOwnerFacts, PhotoViewer } from '@parlour/models/profile/photo-access';
import { blockedRefusal } from '@parlour/models/safety/blocked-refusal';
import type { CallContext } from '@parlour/server-kit/call-context';
import { refuse } from '@parlour/server-kit/refusal';
import { validate as isUuid } from 'uuid';
import { findProfile, type ProfileRow } from './store/profiles.ts';
import { findTies, type Ties } from './store/ties.ts';

/** A profile that its viewer may open, and how the two stand to each other. */
export type OpenedProfile =
  | { profile: ProfileRow; viewer: 'owner' }
  | { profile: ProfileRow; viewer: 'visitor' }
  | { profile: ProfileRow; viewer: 'member'; ties: Ties; paidUser: boolean };

/**
 * Opens a profile for the caller; without an id the caller's own.
 * Refuses visitors where brand or member does not show profiles to them (contract part 0, 16), those who were blocked, and
 * profiles that are gone or never were.
 */
export async function openProfile({ brand, db, viewer }: CallContext, id: string | undefined): Promise<OpenedProfile> {
  const profileId = id ?? viewer?.id;
  if (profileId === undefined || (!viewer && !brand.settings.logged_out_search))
    throw refuse('authentication_required');
  const profile = isUuid(profileId) ? await findProfile(db, brand.id, profileId) : null;
  if (!profile) throw refuse('profile_not_found');
  if (viewer?.id === profileId) return { profile, viewer: 'owner' };
  if (!viewer) {
    if (!profile.show_to_visitors || profile.status !== 'active') throw refuse('authentication_required');
    return { profile, viewer: 'visitor' };
  }

  if (profile.status !== 'active' || profile.member_status !== 'active') throw refuse('profile_gone');
  const ties = await findTies(db, brand.id, viewer.id, profileId);
  if (ties.blocked_by_them) {
    const { code, params } = blockedRefusal(brand.settings.blocked_notice, profile.name);
    throw refuse(code, params);
  }
  return { profile, viewer: 'member', ties, paidUser: viewer.paidUser };
}

export function photoViewerOf(opened: OpenedProfile): PhotoViewer {
  if (opened.viewer !== 'member') return { kind: opened.viewer };
  return { kind: 'member', premium: opened.paidUser, match: opened.ties.match };
}

export const photoOwnerOf = (profile: ProfileRow): PhotoOwnerFacts => ({
  blurImages: profile.blur_images,
  showToVisitors: profile.show_to_visitors,
});
