import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Image } from '@parlour/contract/types/image';
import type { Profile } from '@parlour/contract/types/profile';
import { ActionBar, from, lowOnly, PhoneOnly, phoneOnly, Stack, Wrap } from '@parlour/ui';
import { PhotoGallery } from './photo-gallery.tsx';
import { AboutMe, Facts, Interests } from './profile-facts.tsx';
import { ProfileHead } from './profile-head.tsx';

const Page = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-block: 0 120px;

  ${from.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: 0 clamp(32px, 5vw, 64px);
    padding-block: 40px 88px;
  }
`;

/**
 * On a phone the name comes right below the large photo, the small ones after it. At a desk the photos stay in sight as far as what is
 * told beside them goes: the place is as high as that, and holds them.
 */
const Gallery = styled.div`
  ${phoneOnly} {
    &,
    > div,
    > div > section {
      display: contents;
    }

    > div > section > :first-child {
      order: 1;
    }

    > div > section > :nth-child(n + 2),
    > div > :not(section) {
      order: 3;
      margin-top: 0;
    }
  }

  /* Where the window holds it whole: one that stood still in a lower one would hide its end. */
  @media (min-width: 768px) and (min-height: 54em) {
    > div {
      position: sticky;
      top: 96px;
    }
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

const Report = styled.div`
  font-size: var(--text-small);
`;

const Below = styled.div`
  order: 5;
  grid-column: 1 / -1;
  padding-top: 16px;

  ${from.tablet} {
    padding-top: 72px;
  }
`;

/** Fixed to the lower edge, so its place in the column is the last; where it is not, it comes below the name, as at a desk. */
const PhoneActions = styled(PhoneOnly)`
  order: 6;

  ${lowOnly} {
    order: 2;
  }
`;

const DeskActions = styled.div`
  display: none;

  ${from.tablet} {
    display: block;
  }
`;

interface ProfileViewProps {
  profile: Profile;
  /** The viewer's own interests, to mark what the two share. */
  mine?: readonly string[];
  /** What can be done here; without it the profile is only read. */
  actions?: ReactNode;
  /** Stands below the name, for somebody who is not logged in. */
  invitation?: ReactNode;
  related?: ReactNode;
  /** The last of the profile. */
  report?: ReactNode;
  /** What other features offer for the photo that is shown. */
  renderPhotoAct?: (photo: Image) => ReactNode;
}

/** A profile as it reads: photos, who it is, and what is told. */
export function ProfileView({
  profile,
  mine = [],
  actions,
  invitation,
  related,
  report,
  renderPhotoAct,
}: ProfileViewProps) {
  return (
    <Page>
      <Gallery>
        <div>
          <PhotoGallery key={profile.id} profile={profile} renderPhotoAct={renderPhotoAct} />
        </div>
      </Gallery>
      <Info $gap={6}>
        <ProfileHead profile={profile} />
        {actions && <DeskActions>{actions}</DeskActions>}
        {invitation}
        <AboutMe profile={profile} />
        <Facts profile={profile} />
        <Interests profile={profile} mine={mine} />
        {report && <Report>{report}</Report>}
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
