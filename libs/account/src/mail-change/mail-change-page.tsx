import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { sessionBegan } from '@parlour/api-client/account/session';
import { useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import type { MailChangeAction } from '@parlour/contract/account/mail-change/change-mail';
import { addresses } from '@parlour/contract/addresses';
import { LinkButton, TextLink } from '@parlour/ui';
import { DeadLink } from '../dead-link.tsx';
import { OnePress } from '../one-press.tsx';
import { QuietPage } from '../quiet-page.tsx';
import { SettingsOrHome } from '../settings-or-home.tsx';
import { Unbroken } from '../unbroken.tsx';
import { mailChangeDoneAddress, type MailChangeAddress } from './mail-change-address.ts';
import { MailChangeDone } from './mail-change-done.tsx';

export interface MailChangePageProps {
  address: MailChangeAddress;
  lastResult?: CallFormResult;
}

/** Where both mailed links of a change of address lead. */
export function MailChangePage({ address, lastResult }: MailChangePageProps) {
  if (address.state === 'done') return <MailChangeDone action={address.action} />;
  if (address.token === '') return <Tokenless action={address.action} />;
  return <Ask action={address.action} token={address.token} lastResult={lastResult} />;
}

interface Words {
  title: MessageDescriptor;
  lead: ReactNode;
  act: ReactNode;
}

const wordsOf: Record<MailChangeAction, () => Words> = {
  confirm: () => ({
    title: msg`Confirm your new e-mail address`,
    lead: <Trans>From then on we write to this address, and you log in with it.</Trans>,
    act: <Trans>Confirm my new address</Trans>,
  }),
  undo: () => ({
    title: msg`Keep your e-mail address`,
    lead: <Trans>One press, and the change is undone and every device is logged out.</Trans>,
    act: <Trans>Keep this address</Trans>,
  }),
};

function Ask({ action, token, lastResult }: { action: MailChangeAction; token: string; lastResult?: CallFormResult }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const state = useCallForm({
    form: async () => (await import('./mail-change-form.ts')).mailChangeForm,
    defaultValue: { token, action },
    lastResult,
    onDone: () => sessionBegan(client),
    goOn: () => navigate(mailChangeDoneAddress(action), { replace: true }),
  });
  const { title, lead, act } = wordsOf[action]();
  return (
    <QuietPage>
      <OnePress
        title={<Unbroken>{i18n._(title)}</Unbroken>}
        lead={lead}
        state={state}
        hidden={['token', 'action']}
        wayOut={<WayOut code={state.failureCode} action={action} />}
        pendingLabel={t`Saving`}
      >
        {act}
      </OnePress>
    </QuietPage>
  );
}

function Tokenless({ action }: { action: MailChangeAction }) {
  const newPassword = (
    <LinkButton href={addresses.resetPassword.href()} tone="primary">
      <Trans>Choose a new password</Trans>
    </LinkButton>
  );
  return (
    <QuietPage>
      <DeadLink wayOut={action === 'undo' ? newPassword : <SettingsOrHome />} />
    </QuietPage>
  );
}

/** A link for another try: a new address is asked for again in the settings; an account that is lost, by a new password. */
function WayOut({ code, action }: { code: string | null; action: MailChangeAction }) {
  const { t } = useLingui();
  if (code === 'email_owned') return <TextLink href={addresses.login.href()}>{t`Log in`}</TextLink>;
  if (action === 'confirm') return <TextLink href={addresses.settings.href()}>{t`Settings`}</TextLink>;
  return <TextLink href={addresses.resetPassword.href()}>{t`Choose a new password`}</TextLink>;
}
