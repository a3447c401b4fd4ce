import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Heart } from 'lucide-react';
import { useDisclosures } from '@parlour/api-client/members/use-disclosures';
import { regionsOptions } from '@parlour/api-client/profile/regions';
import type { Profile } from '@parlour/contract/types/profile';
import { useFormats } from '@parlour/i18n';
import { nameAndAge } from '@parlour/models/members/name-and-age';
import { disclosureGlyph, OnlineDot, Row, Stack, Tag, Text, Title } from '@parlour/ui';

/** Who this is: labels in words, name and age, where and when last here. */
export function ProfileHead({ profile }: { profile: Profile }) {
  const disclosures = useDisclosures()(profile);
  const words = usePlaceAndTime(profile);
  return (
    <Stack as="header" $gap={2}>
      <ProfileTags profile={profile} />
      <Title>{nameAndAge(profile)}</Title>
      {words && (
        <Row $gap={2}>
          {profile.online === 'now' && <OnlineDot />}
          <Text as="span" $tone="quiet">
            {words}
          </Text>
        </Row>
      )}
      {disclosures.map(({ word, sentence }) => (
        <Text key={word} $size="small">
          {sentence}
        </Text>
      ))}
    </Stack>
  );
}

function ProfileTags({ profile }: { profile: Profile }) {
  const disclosures = useDisclosures()(profile);
  const likesMe = profile.relation?.like_received === true;
  return (
    <Row $gap={2} $wrap>
      {likesMe && (
        <Tag tone="action" glyph={Heart}>
          {profile.relation?.match ? <Trans>It’s a match</Trans> : <Trans>Likes you</Trans>}
        </Tag>
      )}
      {profile.verified.photo && (
        <Tag tone="good" glyph={BadgeCheck}>
          <Trans>Photo verified</Trans>
        </Tag>
      )}
      {disclosures.map(({ sign, word }) => (
        <Tag key={word} glyph={disclosureGlyph(sign)}>
          {word}
        </Tag>
      ))}
    </Row>
  );
}

const isShownByRegion = ({ city, region }: Profile): boolean => city === null && region !== null;

/** What the place of somebody is named by who tells of no city. */
export const placeQueries = (profile: Profile) => (isShownByRegion(profile) ? [regionsOptions()] : []);

/** "Utrecht · same region · online now": as much as anybody may know; of the place the narrowest that is told. */
function usePlaceAndTime(profile: Profile): string {
  const { city, region, country, distance_band, online } = profile;
  const { t } = useLingui();
  const { countryName } = useFormats();
  const { data } = useQuery({ ...regionsOptions(), enabled: isShownByRegion(profile) });
  const distances = {
    same_city: t`same city`,
    same_region: t`same region`,
    country: t`same country`,
    abroad: t`another country`,
  };
  const times = { now: t`online now`, today: t`here today`, week: t`here this week` };
  const place = city ?? data?.regions[country]?.find(({ id }) => id === region)?.name ?? countryName(country);
  return [place, distance_band && distances[distance_band], online && times[online]].filter(Boolean).join(' ·\u00A0');
}
