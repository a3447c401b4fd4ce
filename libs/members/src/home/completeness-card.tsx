import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { useViewer } from '@parlour/api-client/account/user';
import { addresses } from '@parlour/contract/addresses';
import { nextProfileStep } from '@parlour/models/profile/completeness';
import { Avatar, Card, Grow, Icon, Meter, PlainLink, Row, Subheading } from '@parlour/ui';
import { portraitOf } from '../portrait-of.ts';

/** What can be done on the profile's page. */
const doable = ['about_me', 'location', 'interests', 'facts'] as const;
type Step = (typeof doable)[number];

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
  const { t } = useLingui();
  const profile = useViewer()?.profile;
  const next = profile && doable.find((step) => step === nextProfileStep(profile, doable));
  if (!profile || !next) return null;
  const percent = profile.completeness ?? 0;
  const steps: Record<Step, string> = {
    about_me: t`Write a few words about you`,
    location: t`Say where you live`,
    interests: t`Choose your interests`,
    facts: t`Tell a little more about you`,
  };
  const { src } = portraitOf(profile);
  return (
    <Card as="section" aria-label={t`Your profile`}>
      <Row>
        <Avatar src={src} alt="" />
        <Grow>
          <Subheading>{t`Your profile is at ${percent}%`}</Subheading>
          <Meter label={t`Your profile`} valueText={t`${percent}% complete`} share={percent / 100} />
        </Grow>
      </Row>
      <Todo href={addresses.profile.href()}>
        {steps[next]}
        <Icon glyph={ChevronRight} />
      </Todo>
    </Card>
  );
}
