import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { profileStepAddress } from '@parlour/contract/profile/part-address';
import type { Profile } from '@parlour/contract/types/profile';
import { profileStepLabels } from '@parlour/i18n/labels/profile-steps';
import { completeness } from '@parlour/models/profile/completeness';
import { Card, Meter, Row, Stack, StandaloneLink, Text } from '@parlour/ui';

/** As high as a finger each; the room above and below their words is part of the card's. */
const Links = styled(Row)`
  row-gap: 0;
  margin-bottom: -12px;
`;

/** How complete the profile is, the step that would help most, and the way to see it as others do. */
export function CompletenessPanel({ profile }: { profile: Profile }) {
  const { t, i18n } = useLingui();
  const { visible_profile_fields } = useSite().settings;
  const { percent, next } = completeness(profile, visible_profile_fields);
  return (
    <Card as="section" aria-label={t`Your profile`}>
      <Stack $gap={2}>
        <Text $strong>{t`Your profile is at ${percent}%`}</Text>
        <Meter label={t`Your profile`} valueText={t`${percent}% complete`} share={percent / 100} />
      </Stack>
      <Links $wrap $gap={5}>
        {next && <StandaloneLink href={profileStepAddress(next)}>{i18n._(profileStepLabels[next])}</StandaloneLink>}
        <StandaloneLink href={addresses.profile.href(undefined, { seen_by: 'free' })}>
          <Trans>See what others see</Trans>
        </StandaloneLink>
      </Links>
    </Card>
  );
}
