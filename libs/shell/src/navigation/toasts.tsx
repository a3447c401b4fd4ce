import { useLingui } from '@lingui/react/macro';
import { useToasts, type ToastNotice } from '@parlour/state';
import { TextButton, ToastRegion, type ToastMessage } from '@parlour/ui';

/** The short notices of what the member did. */
export function Toasts() {
  const { t } = useLingui();
  const { toasts, dismiss } = useToasts();
  return (
    <ToastRegion
      label={t`Notices`}
      dismissLabel={t`Close`}
      toasts={toasts.map((toast) => messageOf(toast, dismiss))}
      onDismiss={dismiss}
    />
  );
}

/** A notice as the kit draws it; what can be done about it puts it away. */
function messageOf({ action, ...toast }: ToastNotice, dismiss: (id: number) => void): ToastMessage {
  if (!action) return toast;
  const act = () => {
    dismiss(toast.id);
    action.run();
  };
  return { ...toast, action: <TextButton onClick={act}>{action.label}</TextButton> };
}
