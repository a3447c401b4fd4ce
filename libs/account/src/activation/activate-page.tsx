import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isHere } from '@parlour/api-client/account/is-here';
import { sessionBegan } from '@parlour/api-client/account/session';
import { useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import type { activate } from '@parlour/contract/account/activation/activate';
import { addresses } from '@parlour/contract/addresses';
import type { ReplyOf } from '@parlour/contract/define-call';
import { TextLink } from '@parlour/ui';
import { keepAskedAddress } from '../asked-address.ts';
import { OnePress } from '../one-press.tsx';
import { QuietPage } from '../quiet-page.tsx';
import { Unbroken } from '../unbroken.tsx';
import { afterActivation } from './after-activation.ts';

export interface ActivatePageProps {
  /** `?token=` of the mailed link. */
  token: string;
  lastResult?: CallFormResult;
}

/** An answer that is given again brings no session: the log-in says what is done, with the address filled in. */
function wayOn(client: QueryClient, { user, ...reply }: ReplyOf<typeof activate>): string {
  if (!user || isHere(client, { user })) return afterActivation({ user, ...reply });
  keepAskedAddress(user.email);
  return addresses.login.href(undefined, { done: 'confirmed' });
}

/** Where the mailed link of a new account leads. */
export function ActivatePage({ token, lastResult }: ActivatePageProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const state = useCallForm({
    form: async () => (await import('./activation-forms.ts')).activateForm,
    defaultValue: { token },
    lastResult,
    onDone: ({ user }) => (user ? sessionBegan(client) : undefined),
    goOn: (reply) => navigate(wayOn(client, reply), { replace: true }),
  });
  const failed = state.failureCode === 'activation_failed';
  useEffect(() => {
    if (failed) void navigate(addresses.activateError.href(), { replace: true });
  }, [failed, navigate]);

  return (
    <QuietPage>
      <OnePress
        title={<Unbroken>{t`Confirm your e-mail address`}</Unbroken>}
        lead={<Trans>One press, and what you write is delivered and others can reply.</Trans>}
        state={state}
        hidden={['token']}
        wayOut={
          state.failureCode === 'email_owned' ? (
            <TextLink href={addresses.login.href()}>{t`Log in`}</TextLink>
          ) : undefined
        }
        pendingLabel={t`Confirming`}
      >
        <Trans>Confirm my address</Trans>
      </OnePress>
    </QuietPage>
  );
}
