import { useLingui } from '@lingui/react/macro';
import { useToasts, type ToastNotice } from '@parlour/state';
import { TextButton, ToastRegion, type ToastMessage } from '@parlour/ui';

/** The short notices of what the member did. */
export function Toasts() {
  const { t } = useLingui();
  const { toasts, dismiss } = useToasts();
  return <ToastRegion label={t`Notices`} dismissLabel={t`Close`} toasts={toasts.map(messageOf)} onDismiss={dismiss} />;
}

/** A notice as the kit draws it. */
function messageOf({ action, ...toast }: ToastNotice): ToastMessage {
  return action ? { ...toast, action: <TextButton onClick={action.run}>{action.label}</TextButton> } : toast;
}
