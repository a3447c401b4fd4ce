import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { activationOptions } from '@parlour/api-client/account/activation';
import { userOptions } from '@parlour/api-client/account/user';
import type { resendActivation } from '@parlour/contract/account/activation/resend-activation';
import type { ReplyOf } from '@parlour/contract/define-call';
import { useToast } from '@parlour/state/page/toasts';

/** The sentence that says where a further mail went. */
export function useSentTo() {
  const { t } = useLingui();
  return ({ sent_to_masked }: { sent_to_masked: string }) => t`E-mail sent to ${sent_to_masked}`;
}

/** Shows where a further mail went, to a member the whole address, and from when another may be asked for. */
export function useResent() {
  const sentTo = useSentTo();
  const client = useQueryClient();
  const toast = useToast();
  return (
    reply: ReplyOf<typeof resendActivation>,
    email = client.getQueryData(userOptions().queryKey)?.user?.email,
  ) => {
    client.setQueryData(activationOptions().queryKey, { ...reply, confirmed: false });
    toast({ tone: 'success', text: sentTo({ sent_to_masked: email ?? reply.sent_to_masked }) });
  };
}
