import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { userOptions } from '@parlour/api-client/account/user';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { ownProfileOptions } from '@parlour/api-client/profile/profile';
import { regionsOptions } from '@parlour/api-client/profile/regions';
import { useSite } from '@parlour/api-client/site';
import { nameAndAge } from '@parlour/models/members/name-and-age';
import { from, Stack, Title, Wrap } from '@parlour/ui';
import { shownFacts } from '../fields/shown-facts.ts';
import { OwnPhotos, ownPhotosQueries } from '../photos/album/own-photos.tsx';
import { AboutPart } from './about-part.tsx';
import { BasicsPart } from './basics-part.tsx';
import { CompletenessPanel } from './completeness-panel.tsx';
import { FactsPart } from './facts-part.tsx';
import { InterestsPart } from './interests-part.tsx';
import { LocationPart } from './location-part.tsx';
import type { OwnProfileView } from './own-profile-view.ts';

const Page = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-block: var(--page-top) 40px;

  ${from.tablet} {
    grid-template: auto 1fr / minmax(0, 2fr) minmax(0, 3fr);
    column-gap: 48px;
    padding-bottom: 72px;
  }
`;

/** The name is the first to be read, as the title of all that follows; the photos are the first to be seen. */
const Photos = styled.div`
  order: -1;
  scroll-margin-top: 96px;

  ${from.tablet} {
    grid-row: 1 / -1;
  }
`;

export const ownProfileQueries = () =>
  [userOptions(), ownProfileOptions(), regionsOptions(), ...ownPhotosQueries()] as const;

export interface OwnProfilePageProps extends Pick<OwnProfileView, 'edited' | 'done'> {
  lastResult?: CallFormResult;
  /** What was wrong with a photo that was posted without JavaScript. */
  photoResult?: CallFormResult;
}

/** One's own profile: photos, how complete it is, and every part that the brand shows, each changed in its place. */
export function OwnProfilePage({ edited, done, lastResult, photoResult }: OwnProfilePageProps) {
  const { profile } = useSuspenseQuery(ownProfileOptions()).data;
  const { visible_profile_fields: visible } = useSite().settings;
  const part = { profile, edited, done, lastResult };
  return (
    <Page>
      <Title>{nameAndAge(profile)}</Title>
      <Photos id="photos">
        <OwnPhotos lastResult={photoResult} />
      </Photos>
      <Stack $gap={5}>
        <CompletenessPanel profile={profile} />
        <BasicsPart {...part} />
        <LocationPart {...part} />
        {visible.includes('about_me') && <AboutPart {...part} />}
        {visible.includes('interests') && <InterestsPart {...part} />}
        {shownFacts(visible).length > 0 && <FactsPart {...part} />}
      </Stack>
    </Page>
  );
}
