import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { userOptions } from '@parlour/api-client/account/user';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { ownProfileOptions } from '@parlour/api-client/profile/profile';
import { regionsOptions } from '@parlour/api-client/profile/regions';
import { addresses } from '@parlour/contract/addresses';
import { Card, from, Heading, Meter, Row, SectionHead, Stack, StandaloneLink, Text, Title, Wrap } from '@parlour/ui';
import { PhotoGallery } from '../page/photo-gallery.tsx';
import { EditLocation } from './edit-location.tsx';
import { EditProfile } from './edit-profile.tsx';
import { usePlaceOf } from './use-place-of.ts';

const Page = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-block: 20px 40px;

  ${from.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 48px;
    padding-block: 36px 72px;
  }
`;

export const ownProfileQueries = () => [userOptions(), ownProfileOptions(), regionsOptions()] as const;

/** Which part is being changed; the address says it (`?edit=location`), so that both forms work without JavaScript. */
export type EditedPart = 'profile' | 'location';

export const readEditedPart = (search: URLSearchParams): EditedPart =>
  search.get('edit') === 'location' ? 'location' : 'profile';

export interface OwnProfilePageProps {
  edit: EditedPart;
  lastResult?: CallFormResult;
}

/** One's own profile: what others see of it, and every field to change. */
export function OwnProfilePage({ edit, lastResult }: OwnProfilePageProps) {
  const { t } = useLingui();
  const { profile } = useSuspenseQuery(ownProfileOptions()).data;
  const placeOf = usePlaceOf();
  const percent = profile.completeness ?? 0;
  return (
    <Page>
      <Stack $gap={5}>
        <PhotoGallery profile={profile} />
        <div>
          <Text $strong>{t`Your profile is at ${percent}%`}</Text>
          <Meter label={t`Your profile`} valueText={t`${percent}% complete`} share={percent / 100} />
        </div>
        <StandaloneLink href={addresses.member.href({ id: profile.id })}>{t`See what others see`}</StandaloneLink>
      </Stack>
      <Stack $gap={6}>
        <Title>
          {profile.name}, {profile.age}
        </Title>
        <Card as="section">
          <SectionHead>
            <Heading>{t`Where you live`}</Heading>
            {edit === 'profile' && (
              <StandaloneLink
                href={addresses.profile.href(undefined, { edit: 'location' })}
              >{t`Change`}</StandaloneLink>
            )}
          </SectionHead>
          {edit === 'location' ? (
            <EditLocation profile={profile} lastResult={lastResult} />
          ) : (
            <Row>{placeOf(profile)}</Row>
          )}
        </Card>
        {edit === 'profile' && (
          <Card as="section">
            <SectionHead>
              <Heading>{t`About you`}</Heading>
            </SectionHead>
            <EditProfile profile={profile} lastResult={lastResult} />
          </Card>
        )}
      </Stack>
    </Page>
  );
}
