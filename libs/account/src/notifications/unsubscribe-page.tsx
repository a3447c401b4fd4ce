import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { accountKeys } from '@parlour/api-client/account/keys';
import { useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import type { MailSubscriptionAction } from '@parlour/contract/account/notifications/change-mail-subscription';
import { addresses } from '@parlour/contract/addresses';
import { Lead, LinkButton, TextLink, Title } from '@parlour/ui';
import { OnePress } from '../one-press.tsx';
import { QuietPage } from '../quiet-page.tsx';
import { Unbroken } from '../unbroken.tsx';
import { DeadUnsubscribe } from './dead-unsubscribe.tsx';
import { unsubscribeDoneAddress, type UnsubscribeAddress } from './unsubscribe-address.ts';

export interface UnsubscribePageProps {
  address: UnsubscribeAddress;
  lastResult?: CallFormResult;
}

/** Where the links of notification mails lead. */
export function UnsubscribePage(props: UnsubscribePageProps) {
  return (
    <QuietPage>
      <Content {...props} />
    </QuietPage>
  );
}

function Content({ address, lastResult }: UnsubscribePageProps) {
  if (address.state === 'done') return <Done action={address.action} />;
  if (address.token === '') return <DeadUnsubscribe />;
  return <Ask action={address.action} token={address.token} lastResult={lastResult} />;
}

/** What is asked, what follows from it, and what the button says. */
function useWords(action: MailSubscriptionAction): { title: string; lead: string; act: string } {
  const { t } = useLingui();
  const words = {
    stop: {
      title: t`Stop these e-mails`,
      lead: t`We then no longer write to you about messages, likes and matches. E-mails about your account still reach you.`,
      act: t`Stop these e-mails`,
    },
    resume: {
      title: t`Get our e-mails again`,
      lead: t`We then write to this address again, as often as your settings say.`,
      act: t`Send me e-mails again`,
    },
  };
  return words[action];
}

function Ask({
  action,
  token,
  lastResult,
}: {
  action: MailSubscriptionAction;
  token: string;
  lastResult?: CallFormResult;
}) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const state = useCallForm({
    form: async () => (await import('./notification-forms.ts')).mailSubscriptionForm,
    defaultValue: { token, action },
    sentences: { link_expired: t`This link no longer works` },
    lastResult,
    onDone: () => client.invalidateQueries({ queryKey: accountKeys.user }),
    goOn: () => navigate(unsubscribeDoneAddress(action), { replace: true }),
  });
  const { title, lead, act } = useWords(action);
  return (
    <OnePress
      title={<Unbroken>{title}</Unbroken>}
      lead={lead}
      state={state}
      hidden={['token', 'action']}
      wayOut={<TextLink href={addresses.settings.href()}>{t`Settings`}</TextLink>}
      pendingLabel={t`Saving`}
    >
      <Unbroken>{act}</Unbroken>
    </OnePress>
  );
}

function Done({ action }: { action: MailSubscriptionAction }) {
  const { t } = useLingui();
  const isStopped = action === 'stop';
  return (
    <>
      <Title>
        <Unbroken>{isStopped ? t`These e-mails have stopped` : t`You get our e-mails again`}</Unbroken>
      </Title>
      <Lead>
        {isStopped ? (
          <Trans>You can turn them on again in your settings at any time, and choose there how often they come.</Trans>
        ) : (
          <Trans>How often they come is for you to say, in your settings.</Trans>
        )}
      </Lead>
      <LinkButton href={addresses.settings.href()} tone="primary">
        <Trans>Settings</Trans>
      </LinkButton>
    </>
  );
}
