import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { userOptions } from '@parlour/api-client/account/user';
import { applyCredits } from '@parlour/api-client/live/apply-credits';
import { tellOtherTabs } from '@parlour/api-client/live/other-tabs';
import { paymentsKeys } from '@parlour/api-client/payments/keys';
import type { Payment } from '@parlour/contract/types/payment';
import { MINUTE } from '@parlour/models/durations';
import { useToast } from '@parlour/state/page/toasts';
import { isAnnounced, rememberAnnounced } from './announced-payments.ts';

/** Milliseconds after which a completion is news no more to who did not wait for it here. */
const NEWS_FOR = 2 * MINUTE;

/**
 * At completion: a toast, once a payment, and the new balance everywhere on the page, after which other tabs ask too. A
 * payment that was completed long before its page was opened is only read again. Of one that failed no event tells: what is
 * kept of the account is old from then on.
 */
export function useCompletion({ payment_id, status, completed_at, credits: added }: Payment, credits: number): void {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const { server_time } = useSuspenseQuery(userOptions()).data;
  const waitedFor = useRef<string>(null);
  const isRecent = completed_at !== null && Date.parse(server_time) - Date.parse(completed_at) < NEWS_FOR;
  useEffect(() => {
    if (status === 'pending') waitedFor.current = payment_id;
    if (status === 'failed') void client.invalidateQueries({ queryKey: paymentsKeys.all, refetchType: 'none' });
    const isNews = status === 'completed' && (isRecent || waitedFor.current === payment_id);
    if (!isNews || isAnnounced(payment_id)) return;
    rememberAnnounced(payment_id);
    tellOtherTabs(paymentsKeys.all);
    applyCredits(client, { kind: 'credits', credits, paid_user: true });
    toast({
      tone: 'success',
      text: t`${plural(added, { one: '# credit was added.', other: '# credits were added.' })}`,
    });
  }, [status, payment_id, isRecent, credits, added, client, toast, t]);
}
