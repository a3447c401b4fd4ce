import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { sessionBegan } from '@parlour/api-client/account/session';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { Button, Lead, Stack, TextLink, Title } from '@parlour/ui';
import { QuietPage } from '../quiet-page.tsx';
import { afterActivation } from './after-activation.ts';

export interface ActivatePageProps {
  /** `?token=` of the mailed link. */
  token: string;
  lastResult?: CallFormResult;
}

/** Where the mailed link leads: one button, because a program that opens links must not confirm an address. */
export function ActivatePage({ token, lastResult }: ActivatePageProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const state = useCallForm({
    form: async () => (await import('../confirm-mail/confirm-mail-forms.ts')).activateForm,
    defaultValue: { token },
    lastResult,
    onDone: () => sessionBegan(client),
    goOn: (reply) => navigate(afterActivation(reply), { replace: true }),
  });
  const { name, defaultValue } = state.field('token');
  const failed = state.failureCode === 'activation_failed';
  useEffect(() => {
    if (failed) void navigate(addresses.activateError.href(), { replace: true });
  }, [failed, navigate]);

  return (
    <QuietPage>
      <Title>
        <Trans>Confirm your e-mail address</Trans>
      </Title>
      <Lead>
        <Trans>One press, and the messages you have written are delivered.</Trans>
      </Lead>
      <CallForm
        state={state}
        wayOut={
          state.failureCode === 'email_owned' ? (
            <TextLink href={addresses.login.href()}>{t`Log in`}</TextLink>
          ) : undefined
        }
      >
        <Stack>
          <input type="hidden" name={name} defaultValue={defaultValue} />
          <Button
            type="submit"
            tone="primary"
            size="large"
            block
            pending={state.isPending}
            pendingLabel={t`Confirming`}
          >
            <Trans>Confirm my address</Trans>
          </Button>
        </Stack>
      </CallForm>
    </QuietPage>
  );
}
