import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useViewer, userOptions } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import { useLikeSeen } from '@parlour/api-client/members/use-like-seen';
import { profileOptions } from '@parlour/api-client/profile/profile';
import type { Image } from '@parlour/contract/types/image';
import type { Profile, Relation } from '@parlour/contract/types/profile';
import { onlineNowFor } from '@parlour/models/members/online-band';
import { isUnavailable } from './profile-unavailable.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileView } from './profile-view.tsx';
import { VisitorInvitation } from './visitor-invitation.tsx';

/** What other slices add to the page. */
export interface ProfileSlots {
  /** The heart, by members. */
  renderLike?: (profile: Profile) => ReactNode;
  /** Gifts, by chat; only where the viewer may write. */
  renderGift?: (profile: Profile, relation: Relation) => ReactNode;
  /** Blocking and reporting, by safety. */
  renderMore?: (profile: Profile) => ReactNode;
  /** Reporting the photo that is shown, by safety; not for one's own. */
  renderPhotoAct?: (photo: Image, profile: Profile) => ReactNode;
  /** Reporting the profile, by safety; not one's own. */
  renderReport?: (profile: Profile) => ReactNode;
  /** Others like this one, by members. */
  related?: ReactNode;
}

export interface ProfilePageProps extends ProfileSlots {
  id: string;
}

export const profilePageQueries = (id: string) => [userOptions(), profileOptions(id)] as const;

/** A profile as its viewer may see it (spec section 2, `/members/{id}`). */
export function ProfilePage({ id, related, ...slots }: ProfilePageProps) {
  const { renderLike, renderGift, renderMore, renderPhotoAct, renderReport } = slots;
  // What a page that stays open says of the other being here now ends with its time.
  const { data, error } = useSuspenseQuery({ ...profileOptions(id), refetchInterval: onlineNowFor });
  // Where it was seen before, a refusal leaves the cached profile standing.
  if (error instanceof ApiError && isUnavailable(error.code)) throw error;
  const { profile } = data;
  const viewer = useViewer();
  const isOwn = viewer?.id === id;
  useLikeSeen(profile.id, profile.like_new === true);
  const actions = profile.relation && (
    <ProfileActions
      profile={profile}
      relation={profile.relation}
      like={renderLike?.(profile)}
      gift={renderGift?.(profile, profile.relation)}
      more={renderMore?.(profile)}
    />
  );
  return (
    <ProfileView
      profile={profile}
      mine={viewer && !isOwn ? viewer.profile.interests : []}
      actions={actions}
      invitation={!viewer && <VisitorInvitation profile={profile} />}
      related={related}
      renderPhotoAct={renderPhotoAct && !isOwn ? (photo) => renderPhotoAct(photo, profile) : undefined}
      report={!isOwn && renderReport?.(profile)}
    />
  );
}
