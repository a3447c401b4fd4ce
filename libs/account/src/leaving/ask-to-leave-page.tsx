import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { Button, Lead, LinkButton, Stack, Text, TextField, TextLink, Title } from '@parlour/ui';
import { NarrowPage } from '../narrow-page.tsx';
import { partAddress } from '../settings/settings-part.ts';

export interface AskToLeavePageProps {
  /** `?sent=`: the mail has been asked for. */
  sent: boolean;
  lastResult?: CallFormResult;
}

/** Where the page goes once the mail has been asked for, with JavaScript and without. */
export const leavingSentAddress = () => addresses.accountDelete.href(undefined, { sent: 1 });

/** The way out for somebody who cannot log in any more, or has thrown the app away. */
export function AskToLeavePage({ sent, lastResult }: AskToLeavePageProps) {
  return <NarrowPage>{sent ? <Sent /> : <Ask lastResult={lastResult} />}</NarrowPage>;
}

function Ask({ lastResult }: Pick<AskToLeavePageProps, 'lastResult'>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const state = useCallForm({
    form: async () => (await import('./ask-to-leave-form.ts')).askToLeaveForm,
    lastResult,
    onDone: () => navigate(leavingSentAddress()),
  });
  return (
    <>
      <Title>
        <Trans>Delete my account</Trans>
      </Title>
      <Lead>
        <Trans>Tell us your e-mail address, and we send you a link that leads to the deletion of your account.</Trans>
      </Lead>
      <CallForm state={state}>
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
        <Trans>
          Logged in? Then <TextLink href={partAddress('leave')}>delete it in your settings</TextLink>.
        </Trans>
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
          If somebody here has this address, an e-mail with a link is on its way. The link works once and for 15
          minutes.
        </Trans>
      </Lead>
      <Text $tone="quiet">
        <Trans>Nothing there? Look in the folder for unwanted mail, or ask for another one.</Trans>
      </Text>
      <LinkButton href={addresses.accountDelete.href()}>
        <Trans>Ask for a new e-mail</Trans>
      </LinkButton>
    </>
  );
}
