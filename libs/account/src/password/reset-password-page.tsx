import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { Button, Lead, LinkButton, Stack, Text, TextField, TextLink, Title } from '@parlour/ui';
import { NarrowPage } from '../narrow-page.tsx';

export interface ResetPasswordPageProps {
  /** `?sent=`: the mail has been asked for. */
  sent: boolean;
  lastResult?: CallFormResult;
}

/** Where the page goes once the mail has been asked for, with JavaScript and without. */
export const resetSentAddress = () => addresses.resetPassword.href(undefined, { sent: 1 });

/** A forgotten password: asks for a mail with a link to choose another one. */
export function ResetPasswordPage({ sent, lastResult }: ResetPasswordPageProps) {
  return <NarrowPage>{sent ? <Sent /> : <Ask lastResult={lastResult} />}</NarrowPage>;
}

function Ask({ lastResult }: Pick<ResetPasswordPageProps, 'lastResult'>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const state = useCallForm({
    form: async () => (await import('./password-forms.ts')).askResetForm,
    lastResult,
    onDone: () => navigate(resetSentAddress()),
  });
  const isUnknown = state.failureCode === 'email_not_found';
  return (
    <>
      <Title>
        <Trans>Forgot your password?</Trans>
      </Title>
      <Lead>
        <Trans>Tell us your e-mail address, and we send you a link to choose a new one.</Trans>
      </Lead>
      <CallForm
        state={state}
        wayOut={isUnknown ? <TextLink href={addresses.signup.href()}>{t`Join free`}</TextLink> : undefined}
      >
        <Stack>
          <TextField
            {...state.field('email')}
            label={t`E-mail address`}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" tone="primary" size="large" block pending={state.isPending} pendingLabel={t`Sending`}>
            <Trans>Send me the link</Trans>
          </Button>
        </Stack>
      </CallForm>
      <Text>
        <TextLink href={addresses.login.href()}>{t`Log in`}</TextLink>
      </Text>
    </>
  );
}

/** Says the same whether or not somebody has the address. */
function Sent() {
  return (
    <>
      <Title>
        <Trans>Look into your e-mail</Trans>
      </Title>
      <Lead>
        <Trans>
          If somebody here has this address, an e-mail with a link is on its way. The link works once and for one hour.
        </Trans>
      </Lead>
      <Text $tone="quiet">
        <Trans>Nothing there? Look in the folder for unwanted mail, or ask for another one.</Trans>
      </Text>
      <LinkButton href={addresses.resetPassword.href()}>
        <Trans>Ask for a new e-mail</Trans>
      </LinkButton>
    </>
  );
}
