import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, FlaskConical, Heart } from 'lucide-react';
import { useSite } from '@parlour/api-client/site';
import type { Profile } from '@parlour/contract/types/profile';
import { nameAndAge } from '@parlour/models/members/name-and-age';
import { fictionalGlyph, OnlineDot, Row, Stack, Tag, Text, Title } from '@parlour/ui';

/** Who this is: labels in words, name and age, where and when last here. */
export function ProfileHead({ profile }: { profile: Profile }) {
  const { fictional_warning } = useSite().settings;
  const words = usePlaceAndTime()(profile);
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
      {profile.fictional && fictional_warning && <Text $size="small">{fictional_warning}</Text>}
    </Stack>
  );
}

function ProfileTags({ profile }: { profile: Profile }) {
  const { fictional_icon: icon, fictional_singular: word } = useSite().settings;
  const likesMe = profile.relation?.like_received === true;
  return (
    <Row $gap={2} $wrap>
      {likesMe && (
        <Tag tone="action" glyph={Heart}>
          {profile.relation?.match ? <Trans>It's a match</Trans> : <Trans>Likes you</Trans>}
        </Tag>
      )}
      {profile.verified.photo && (
        <Tag tone="good" glyph={BadgeCheck}>
          <Trans>Photo verified</Trans>
        </Tag>
      )}
      {profile.fictional && <Tag glyph={fictionalGlyph(icon)}>{word ?? <Trans>Fictional profile</Trans>}</Tag>}
      {profile.demo && (
        <Tag glyph={FlaskConical}>
          <Trans>Demo: a program answers for this member</Trans>
        </Tag>
      )}
    </Row>
  );
}

/** "Utrecht · same region · online now": as much as anybody may know. */
function usePlaceAndTime() {
  const { t } = useLingui();
  const distances = {
    same_city: t`same city`,
    same_region: t`same region`,
    country: t`same country`,
    abroad: t`another country`,
  };
  const times = { now: t`online now`, today: t`here today`, week: t`here this week` };
  return ({ city, distance_band, online }: Profile): string =>
    [city, distance_band && distances[distance_band], online && times[online]].filter(Boolean).join(' · ');
}
