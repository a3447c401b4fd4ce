import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { useViewer } from '@parlour/api-client/account/user';
import { Card, LinkButton, Row } from '@parlour/ui';
import { signUpStepAddress } from './step-address.ts';
import { StepPosition } from './step-position.tsx';

const Line = styled(Row)`
  > :first-child {
    flex: 1 1 8rem;
  }
`;

/** The way back to the step that was left for later; nothing where only the address is open, which has a banner of its own. */
export function OpenSignUp() {
  const signup = useViewer()?.signup;
  if (!signup?.next || signup.next === 'confirm') return null;
  return (
    <Card>
      <Line $wrap $gap={4}>
        <StepPosition step={signup.next} signup={signup} />
        <LinkButton href={signUpStepAddress(signup.next)}>
          <Trans>Continue</Trans>
        </LinkButton>
      </Line>
    </Card>
  );
}
