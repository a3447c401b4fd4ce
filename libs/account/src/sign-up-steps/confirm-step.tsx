import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { activationOptions } from '@parlour/api-client/account/activation';
import { useViewer, userOptions } from '@parlour/api-client/account/user';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import type { SignUpState } from '@parlour/contract/types/user';
import { useFormats } from '@parlour/i18n';
import { stepLeftOpen } from '@parlour/models/account/sign-up/sign-up-steps';
import { SECOND } from '@parlour/models/durations';
import { Card, LinkButton, Note, Stack, Text } from '@parlour/ui';
import { CorrectAddress } from '../activation/correct-address.tsx';
import { ResendButton } from '../activation/resend-button.tsx';
import { useSentTo } from '../activation/use-resent.ts';
import { signUpStepAddress } from './step-address.ts';
import { StepFrame } from './step-frame.tsx';
import { useStepsOverPage } from './steps-over-page.ts';

interface ConfirmStepProps {
  signup: SignUpState | null;
  hasMoved?: boolean;
  /** Another mail has been asked for without JavaScript. */
  sent?: boolean;
  lastResult?: CallFormResult;
}

/**
 * The last step: where the mail went, how to get another, and how to mend a typing mistake. The mail may be opened on another
 * device: this page asks whether it was, and then stops by itself.
 */
export function ConfirmStep({ signup, hasMoved, sent, lastResult }: ConfirmStepProps) {
  const step = signup && stepLeftOpen(signup);
  const { t } = useLingui();
  const overPage = useStepsOverPage();
  const sentTo = useSentTo();
  const client = useQueryClient();
  const { data: activation } = useSuspenseQuery({
    ...activationOptions(),
    refetchInterval: ({ state }) => !state.data?.confirmed && 10 * SECOND,
    refetchOnWindowFocus: 'always',
  });
  const viewer = useViewer();
  const isConfirmed = activation.confirmed || viewer?.status === 'active';
  const [wasConfirmed] = useState(isConfirmed);
  useEffect(() => {
    if (activation.confirmed) void client.invalidateQueries({ queryKey: userOptions().queryKey, exact: true });
  }, [activation.confirmed, client]);
  if (isConfirmed) return <AlreadyConfirmed signup={signup} hasMoved={hasMoved || !wasConfirmed} />;
  const address = viewer?.email ?? activation.sent_to_masked;
  const cameBack = viewer?.notifications_disabled.includes('bounce') ?? false;
  const { initialValue, error } = lastResult?.submission ?? {};
  const isOfAddress = 'email' in { ...initialValue, ...error };
  return (
    <StepFrame
      step="confirm"
      signup={signup}
      hasMoved={hasMoved}
      title={t`Confirm your e-mail address`}
      lead={
        cameBack ? (
          <CameBack email={address} />
        ) : (
          <Trans>
            We have sent an e-mail to <strong>{address}</strong>. Follow its link, and what you write is delivered.
          </Trans>
        )
      }
    >
      <Card>
        <Stack>
          {cameBack || (
            <Text $tone="quiet">
              <Trans>Nothing there? Look in the folder for unwanted mail, or ask for another one.</Trans>
            </Text>
          )}
          <Note tone="success" announce="polite">
            {sent && !lastResult && sentTo(activation.sent_to_masked)}
          </Note>
          <ResendButton nextAfter={activation.next_after} lastResult={isOfAddress ? undefined : lastResult} />
          <CorrectAddress current={viewer?.email} isOpen={cameBack} lastResult={isOfAddress ? lastResult : undefined} />
          <EndOfAccount at={viewer?.delete_at ?? null} />
        </Stack>
      </Card>
      {overPage ? null : (
        <>
          {step && (
            <LinkButton href={signUpStepAddress(step)}>
              <Trans>Continue</Trans>
            </LinkButton>
          )}
          <LinkButton href={addresses.members.href()} tone="quiet">
            <Trans>Look around meanwhile</Trans>
          </LinkButton>
        </>
      )}
    </StepFrame>
  );
}

const CameBack = ({ email }: { email: string }) => <Trans>Our e-mails to {email} came back.</Trans>;

/** When an account ends that nobody confirms (contract part 7). */
function EndOfAccount({ at }: { at: string | null }) {
  const { dayAndTime } = useFormats();
  if (at === null) return null;
  const day = dayAndTime(at);
  return (
    <Text $tone="quiet">
      <Trans>If your address is not confirmed by {day}, your account is deleted.</Trans>
    </Text>
  );
}

function AlreadyConfirmed({ signup, hasMoved }: Pick<ConfirmStepProps, 'signup' | 'hasMoved'>) {
  const { t } = useLingui();
  const overPage = useStepsOverPage();
  return (
    <StepFrame step="confirm" signup={signup} hasMoved={hasMoved} title={t`Your e-mail address is already confirmed.`}>
      {overPage ? null : signup?.next ? (
        <LinkButton href={signUpStepAddress(signup.next)} tone="primary">
          <Trans>Continue</Trans>
        </LinkButton>
      ) : (
        <LinkButton href={addresses.members.href()} tone="primary">
          <Trans>Search members</Trans>
        </LinkButton>
      )}
    </StepFrame>
  );
}
