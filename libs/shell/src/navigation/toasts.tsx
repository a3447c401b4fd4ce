import { useLingui } from '@lingui/react/macro';
import { useToasts } from '@parlour/state';
import { ToastRegion } from '@parlour/ui';

/** The short notices of what the member did. */
export function Toasts() {
  const { t } = useLingui();
  const { toasts, dismiss } = useToasts();
  return <ToastRegion label={t`Notices`} dismissLabel={t`Close`} toasts={toasts} onDismiss={dismiss} />;
}
