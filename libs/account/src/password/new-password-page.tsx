import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { passwordResetLinkOptions } from '@parlour/api-client/account/password-reset-link';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { Button, Lead, LinkButton, Stack, Text, TextLink, Title } from '@parlour/ui';
import { DeadLink } from '../dead-link.tsx';
import { ClosedAccount } from '../log-in/closed-account.tsx';
import { useSignedIn } from '../log-in/use-signed-in.ts';
import { NarrowPage } from '../narrow-page.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

export const newPasswordQueries = (token: string) => [passwordResetLinkOptions(token)];

export interface NewPasswordPageProps {
  /** `?token=` of the mailed link. */
  token: string;
  lastResult?: CallFormResult;
}

/** Where the mailed link leads: a new password, or the way to another link where this one no longer works. */
export function NewPasswordPage({ token, lastResult }: NewPasswordPageProps) {
  const { data } = useSuspenseQuery(passwordResetLinkOptions(token));
  // What is saved with the link uses it up: the form stays until the next page is there.
  const [link] = useState(data);
  return (
    <NarrowPage>
      {link === null ? <Expired /> : <Choose token={token} name={link.name_masked} lastResult={lastResult} />}
    </NarrowPage>
  );
}

function Choose({ token, name, lastResult }: NewPasswordPageProps & { name: string }) {
  const { t } = useLingui();
  const state = useCallForm({
    form: async () => (await import('./password-forms.ts')).resetPasswordForm,
    defaultValue: { token },
    lastResult,
    ...useSignedIn('password', t`Your password has been changed. All other devices have been logged out.`),
  });
  const hidden = state.field('token');
  return (
    <>
      <Title>
        <Trans>Choose a new password</Trans>
      </Title>
      <Lead>
        <Trans>For the account of {name}. All other devices are logged out.</Trans>
      </Lead>
      <CallForm
        state={state}
        wayOut={
          <ClosedAccount code={state.failureCode} params={state.failureParams}>
            {state.failureCode === 'link_expired' && (
              <>
                <JustChosen /> <TextLink href={addresses.resetPassword.href()}>{t`Ask for a new e-mail`}</TextLink>
              </>
            )}
          </ClosedAccount>
        }
      >
        <Stack>
          <input type="hidden" name={hidden.name} defaultValue={hidden.defaultValue} />
          <NewPasswordFields field={state.field} />
          <Button type="submit" tone="primary" size="large" block pending={state.isPending} pendingLabel={t`Saving`}>
            <Trans>Save and log in</Trans>
          </Button>
        </Stack>
      </CallForm>
    </>
  );
}

/** What the link was for may be done, though the answer that said so was lost. */
const JustChosen = () => (
  <Trans>
    If you have just chosen a new password, <TextLink href={addresses.login.href()}>log in with it</TextLink>.
  </Trans>
);

const Expired = () => (
  <DeadLink
    wayOut={
      <>
        <Text>
          <JustChosen />
        </Text>
        <LinkButton href={addresses.resetPassword.href()} tone="primary">
          <Trans>Ask for a new e-mail</Trans>
        </LinkButton>
      </>
    }
  />
);
