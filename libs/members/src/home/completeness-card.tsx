import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { useViewer } from '@parlour/api-client/account/user';
import { useSite } from '@parlour/api-client/site';
import { profileStepAddress } from '@parlour/contract/profile/part-address';
import { profileStepLabels } from '@parlour/i18n/labels/profile-steps';
import { completeness } from '@parlour/models/profile/completeness';
import { Avatar, Card, Grow, Icon, Meter, PlainLink, Row, Stack, Subheading } from '@parlour/ui';
import { portraitOf } from '../portrait-of.ts';

const Todo = styled(PlainLink)`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  min-height: 48px;
  margin-top: 14px;
  padding-top: 10px;
  border-top: 1px solid var(--color-edge);
  font-weight: 600;
`;

/** How complete the member's own profile is and the one thing that would help most; nothing once it is whole. */
export function CompletenessCard() {
  const { t, i18n } = useLingui();
  const { visible_profile_fields } = useSite().settings;
  const profile = useViewer()?.profile;
  if (!profile) return null;
  const { percent, next } = completeness(profile, visible_profile_fields);
  if (!next) return null;
  const { src } = portraitOf(profile);
  return (
    <Card as="section" aria-label={t`Your profile`}>
      <Row>
        <Avatar src={src} alt="" />
        <Grow>
          <Stack $gap={2}>
            <Subheading as="h2">{t`Your profile is at ${percent}%`}</Subheading>
            <Meter label={t`Your profile`} valueText={t`${percent}% complete`} share={percent / 100} />
          </Stack>
        </Grow>
      </Row>
      <Todo href={profileStepAddress(next)}>
        {i18n._(profileStepLabels[next])}
        <Icon glyph={ChevronRight} />
      </Todo>
    </Card>
  );
}
