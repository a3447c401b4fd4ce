import { useLingui } from '@lingui/react/macro';
import { useToasts, type ToastNotice } from '@parlour/state/page/toasts';
import { useWhenOnline } from '@parlour/state/device/use-online';
import { TextButton, ToastRegion, type ToastMessage } from '@parlour/ui';

/** The toasts about what the member did. */
export function Toasts() {
  const { t } = useLingui();
  const { toasts, dismiss } = useToasts();
  const offline = t`You are offline. Check your connection.`;
  // Said of any act that failed without a connection, and true no longer once it is back.
  useWhenOnline(() => dismiss(offline));
  return <ToastRegion label={t`Notices`} dismissLabel={t`Close`} toasts={toasts.map(messageOf)} onDismiss={dismiss} />;
}

/** A toast as the kit draws it. */
function messageOf({ action, ...toast }: ToastNotice): ToastMessage {
  return action ? { ...toast, action: <TextButton onClick={action.run}>{action.label}</TextButton> } : toast;
}
