import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userOptions } from '@parlour/api-client/account/user';
import { foldCredits } from '@parlour/api-client/payments/fold-credits';
import { paymentsKeys } from '@parlour/api-client/payments/keys';
import type { Payment } from '@parlour/contract/types/payment';
import { useToast } from '@parlour/state';
import { isAnnounced, rememberAnnounced } from './announced-payments.ts';

/** At completion: a toast, once a payment, and the new balance everywhere on the page. */
export function useCompletion({ payment_id, status, credits: added }: Payment, credits: number): void {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  useEffect(() => {
    if (status !== 'completed' || isAnnounced(payment_id)) return;
    rememberAnnounced(payment_id);
    client.setQueryData(userOptions().queryKey, (reply) => foldCredits(reply, { credits, paid_user: true }));
    void client.invalidateQueries({
      queryKey: paymentsKeys.all,
      refetchType: 'none',
      predicate: ({ queryKey }) => queryKey[1] !== 'payment',
    });
    toast({
      tone: 'success',
      text: t`${plural(added, { one: '# credit was added.', other: '# credits were added.' })}`,
    });
  }, [status, payment_id, credits, added, client, toast, t]);
}
