import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { passwordResetLinkOptions } from '@parlour/api-client/account/password-reset-link';
import { sessionBegan } from '@parlour/api-client/account/session';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { useToast } from '@parlour/state';
import { Button, Lead, LinkButton, Stack, TextLink, Title } from '@parlour/ui';
import { DeadLink } from '../dead-link.tsx';
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
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const state = useCallForm({
    form: async () => (await import('./password-forms.ts')).resetPasswordForm,
    defaultValue: { token },
    lastResult,
    onDone: async () => {
      await sessionBegan(client);
      toast({ tone: 'success', text: t`Your password is changed. All other devices have been logged out.` });
    },
    goOn: () => navigate(addresses.index.href(), { replace: true }),
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
          state.failureCode === 'link_expired' ? (
            <TextLink href={addresses.resetPassword.href()}>{t`Ask for a new e-mail`}</TextLink>
          ) : undefined
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

const Expired = () => (
  <DeadLink
    wayOut={
      <LinkButton href={addresses.resetPassword.href()} tone="primary">
        <Trans>Ask for a new e-mail</Trans>
      </LinkButton>
    }
  />
);
