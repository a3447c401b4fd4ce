import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useViewer, userOptions } from '@parlour/api-client/account/user';
import { seeLikes } from '@parlour/api-client/members/likes-seen';
import { profileOptions } from '@parlour/api-client/profile/profile';
import type { Profile } from '@parlour/contract/types/profile';
import { ActionBar, from, PhoneOnly, phoneOnly, Stack, Wrap } from '@parlour/ui';
import { PhotoGallery } from './photo-gallery.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { AboutMe, Facts, Interests, Notes } from './profile-facts.tsx';
import { ProfileHead } from './profile-head.tsx';
import { VisitorInvitation } from './visitor-invitation.tsx';

const Page = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-block: 16px 120px;

  ${from.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: 0 clamp(32px, 5vw, 64px);
    padding-block: 40px 88px;
  }
`;

/** On a phone the name comes right below the large photo, the small ones after it. */
const Gallery = styled.div`
  ${phoneOnly} {
    &,
    > section {
      display: contents;
    }

    > section > :first-child {
      order: 1;
    }

    > section > :nth-child(n + 2) {
      order: 3;
      margin-top: 0;
    }
  }

  ${from.tablet} {
    position: sticky;
    top: 96px;
    align-self: start;
  }
`;

const Info = styled(Stack)`
  ${phoneOnly} {
    display: contents;

    > * {
      order: 4;
    }

    > header {
      order: 2;
    }
  }
`;

const Below = styled.div`
  order: 5;
  grid-column: 1 / -1;
  padding-top: 16px;

  ${from.tablet} {
    padding-top: 72px;
  }
`;

/** Fixed to the lower edge, so its place in the column is the last. */
const PhoneActions = styled(PhoneOnly)`
  order: 6;
`;

const DeskActions = styled.div`
  display: none;

  ${from.tablet} {
    display: block;
  }
`;

/** What other slices add to the page. */
export interface ProfileSlots {
  /** The heart, by members. */
  renderLike?: (profile: Profile) => ReactNode;
  /** Blocking and reporting, by safety. */
  renderMore?: (profile: Profile) => ReactNode;
  /** Others like this one, by members. */
  related?: ReactNode;
}

export interface ProfilePageProps extends ProfileSlots {
  id: string;
}

export const profilePageQueries = (id: string) => [userOptions(), profileOptions(id)] as const;

/** A profile as its viewer may see it (spec section 2, `/members/{id}`). */
export function ProfilePage({ id, renderLike, renderMore, related }: ProfilePageProps) {
  const { profile } = useSuspenseQuery(profileOptions(id)).data;
  const viewer = useViewer();
  useLikeSeen(profile);
  const actions = profile.relation && (
    <ProfileActions
      profile={profile}
      relation={profile.relation}
      like={renderLike?.(profile)}
      more={renderMore?.(profile)}
    />
  );
  return (
    <Page>
      <Gallery>
        <PhotoGallery key={profile.id} profile={profile} />
      </Gallery>
      <Info $gap={6}>
        <ProfileHead profile={profile} />
        {actions && <DeskActions>{actions}</DeskActions>}
        {!viewer && <VisitorInvitation profile={profile} />}
        <AboutMe profile={profile} />
        <Facts profile={profile} />
        <Interests profile={profile} mine={viewer && viewer.id !== id ? viewer.profile.interests : []} />
        <Notes profile={profile} />
      </Info>
      {related && <Below>{related}</Below>}
      {actions && (
        <PhoneActions>
          <ActionBar>{actions}</ActionBar>
        </PhoneActions>
      )}
    </Page>
  );
}

/** Opening a profile clears its new-like mark (spec section 4). A failure leaves the mark for the next time. */
function useLikeSeen({ id, like_new }: Profile): void {
  const client = useQueryClient();
  useEffect(() => {
    if (like_new) void seeLikes(client, id).catch(() => undefined);
  }, [client, id, like_new]);
}
