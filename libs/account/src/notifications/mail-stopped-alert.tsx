import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import { userOptions } from '@parlour/api-client/account/user';
import { addresses } from '@parlour/contract/addresses';
import { disabledReasons, type DisabledReason } from '@parlour/models/account/notifications/notification-settings';
import { staysAway } from '@parlour/models/alerts/dismissals';
import { useDismissal } from '@parlour/state/stored/dismissals';
import { Banner, StandaloneLink } from '@parlour/ui';

const wordsOf: Record<DisabledReason, () => ReactNode> = {
  bounce: () => <Trans>Our e-mails to you came back, so we have stopped sending them.</Trans>,
  fbl: () => <Trans>One of our e-mails was marked as spam, so we have stopped sending them.</Trans>,
  listunsubscribe: () => <Trans>You have stopped our e-mails, so we tell you nothing by e-mail.</Trans>,
};

/** Says that no mails go out, and why (spec sections 4 and 9); put away, it comes back after two weeks. */
export function MailStoppedAlert() {
  const { t } = useLingui();
  const { data } = useQuery(userOptions());
  const now = Date.parse(data?.server_time ?? '');
  const [dismissedAt, dismiss] = useDismissal('notifications-disabled-alert', now);
  const reason = disabledReasons.find((each) => data?.user?.notifications_disabled.includes(each));
  if (!reason || staysAway('notifications-disabled-alert', dismissedAt, now)) return null;
  return (
    <Banner label={t`E-mails to you`} tone="notice" glyph={MailX} dismiss={{ label: t`Close`, onDismiss: dismiss }}>
      <span>{wordsOf[reason]()}</span>
      <StandaloneLink href={`${addresses.settings.href()}#notifications`}>
        <Trans>Turn them on again</Trans>
      </StandaloneLink>
    </Banner>
  );
}
