import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { sessionBegan } from '@parlour/api-client/account/session';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { useToast } from '@parlour/state';
import { Button, Lead, LinkButton, Stack, Text, TextLink, Title } from '@parlour/ui';
import { NarrowPage } from '../narrow-page.tsx';

export interface AccountDeletedPageProps {
  /** `?token=` of the mailed link; null where somebody has just left. */
  token: string | null;
  lastResult?: CallFormResult;
}

/** After leaving: what happens now, and how to come back. With the mailed link: the way back. */
export function AccountDeletedPage({ token, lastResult }: AccountDeletedPageProps) {
  return <NarrowPage>{token === null ? <Left /> : <ComeBack token={token} lastResult={lastResult} />}</NarrowPage>;
}

function Left() {
  return (
    <>
      <Title>
        <Trans>Your account will be deleted</Trans>
      </Title>
      <Lead>
        <Trans>Nobody sees your profile any more. In 14 days everything is deleted.</Trans>
      </Lead>
      <Text>
        <Trans>
          Changed your mind? Until then the link in our e-mail brings everything back: your profile, your messages and
          your credits.
        </Trans>
      </Text>
      <Text $tone="quiet">
        <Trans>
          Nothing there? Look in the folder for unwanted mail, or{' '}
          <TextLink href={addresses.resetPassword.href()}>have the link sent again</TextLink>.
        </Trans>
      </Text>
      <LinkButton href={addresses.index.href()}>
        <Trans>Home page</Trans>
      </LinkButton>
    </>
  );
}

function ComeBack({ token, lastResult }: { token: string; lastResult?: CallFormResult }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const state = useCallForm({
    form: async () => (await import('./reactivate-form.ts')).reactivateForm,
    defaultValue: { token },
    lastResult,
    onDone: async () => {
      await sessionBegan(client);
      toast({ tone: 'success', text: t`Good to have you back.` });
    },
    goOn: () => navigate(addresses.index.href(), { replace: true }),
  });
  const hidden = state.field('token');
  return (
    <>
      <Title>
        <Trans>Keep your account</Trans>
      </Title>
      <Lead>
        <Trans>One press, and your profile is shown again. Your messages and credits are as you left them.</Trans>
      </Lead>
      <CallForm
        state={state}
        wayOut={<TextLink href={addresses.resetPassword.href()}>{t`Ask for a new e-mail`}</TextLink>}
      >
        <Stack>
          <input type="hidden" name={hidden.name} defaultValue={hidden.defaultValue} />
          <Button type="submit" tone="primary" size="large" block pending={state.isPending} pendingLabel={t`Saving`}>
            <Trans>Keep my account</Trans>
          </Button>
        </Stack>
      </CallForm>
    </>
  );
}
