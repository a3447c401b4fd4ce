import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { userOptions } from '@parlour/api-client/account/user';
import { useSite } from '@parlour/api-client/site';
import { staysAway } from '@parlour/models/alerts/dismissals';
import { useErrorSentence } from '@parlour/i18n';
import { useToast } from '@parlour/state/page/toasts';
import { useDismissal } from '@parlour/state/stored/dismissals';
import { usePushState } from '@parlour/state/device/push-state';
import { Banner, TextButton } from '@parlour/ui';
import { useTurnOnPush } from './turn-on-push.tsx';

/**
 * Offers notifications of this device, where it could have them and nobody has decided yet. The browser is asked after a press alone;
 * put away, the offer stays away for a month.
 */
export function PushAlert() {
  const { t } = useLingui();
  const { data } = useQuery(userOptions());
  const { push_public_key: key } = useSite().settings;
  const [state, tell] = usePushState(data?.user?.id);
  const now = Date.parse(data?.server_time ?? '');
  const [dismissedAt, dismiss] = useDismissal('push-alert', now);
  const turnOn = useTurnOnPush(key ?? '', tell);
  const showToast = useToast();
  const sentenceOf = useErrorSentence();

  /** The offer goes away with the answer, which is told beside it. */
  async function askBrowser(): Promise<void> {
    if (turnOn.isPending) return;
    try {
      const decided = await turnOn.mutateAsync();
      if (decided === 'subscribed') showToast({ tone: 'success', text: t`Notifications are on for this device.` });
      if (decided === 'denied')
        showToast({ tone: 'notice', text: t`Your browser does not allow notifications from this site.` });
    } catch (error) {
      showToast({ tone: 'danger', text: sentenceOf(error) });
    }
  }

  if (!data?.user || data.user.status !== 'active' || key === null || state !== 'capable') return null;
  if (staysAway('push-alert', dismissedAt, now)) return null;
  return (
    <Banner label={t`Notifications`} glyph={BellRing} dismiss={{ label: t`Close`, onDismiss: dismiss }}>
      <span>
        <Trans>Hear at once when somebody writes to you, even when this page is closed.</Trans>
      </span>
      <TextButton aria-disabled={turnOn.isPending} onClick={() => void askBrowser()}>
        {turnOn.isPending ? t`Waiting for your browser` : t`Turn on notifications`}
      </TextButton>
    </Banner>
  );
}
