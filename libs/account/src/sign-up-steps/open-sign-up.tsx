import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { useViewer } from '@parlour/api-client/account/user';
import { stepLeftOpen } from '@parlour/models/account/sign-up/sign-up-steps';
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
  const step = signup && stepLeftOpen(signup);
  if (!step) return null;
  return (
    <Card>
      <Line $wrap $gap={4}>
        <StepPosition step={step} signup={signup} />
        <LinkButton href={signUpStepAddress(step)}>
          <Trans>Continue</Trans>
        </LinkButton>
      </Line>
    </Card>
  );
}
