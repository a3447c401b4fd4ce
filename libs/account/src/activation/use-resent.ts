import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { activationOptions } from '@parlour/api-client/account/activation';
import { userOptions } from '@parlour/api-client/account/user';
import type { resendActivation } from '@parlour/contract/account/activation/resend-activation';
import type { ReplyOf } from '@parlour/contract/define-call';
import { maskEmail } from '@parlour/models/account/sign-up/email';
import { useToast } from '@parlour/state/page/toasts';

/** The sentence that says where a further mail went. */
export function useSentTo() {
  const { t } = useLingui();
  return (sent_to_masked: string) => t`E-mail sent to ${sent_to_masked}`;
}

/**
 * Shows where a further mail went, and from when another may be asked for: the whole address, unless the server names another one,
 * which this page has not heard of yet.
 */
export function useResent() {
  const sentTo = useSentTo();
  const client = useQueryClient();
  const toast = useToast();
  return async (
    reply: ReplyOf<typeof resendActivation>,
    email = client.getQueryData(userOptions().queryKey)?.user?.email,
  ) => {
    await client.cancelQueries({ queryKey: activationOptions().queryKey });
    client.setQueryData(activationOptions().queryKey, { ...reply, confirmed: false });
    const isOther = email === undefined || maskEmail(email) !== reply.sent_to_masked;
    if (isOther) void client.invalidateQueries({ queryKey: userOptions().queryKey, exact: true });
    toast({ tone: 'success', text: sentTo(isOther ? reply.sent_to_masked : email) });
  };
}
