import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { activationOptions } from '@parlour/api-client/account/activation';
import type { resendActivation } from '@parlour/contract/account/resend-activation';
import type { ReplyOf } from '@parlour/contract/define-call';
import { useToast } from '@parlour/state';

/** Shows where a further mail went, and from when another may be asked for. */
export function useResent() {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  return (reply: ReplyOf<typeof resendActivation>) => {
    const { sent_to_masked } = reply;
    client.setQueryData(activationOptions().queryKey, { ...reply, confirmed: false });
    toast({ tone: 'success', text: t`E-mail sent to ${sent_to_masked}` });
  };
}
