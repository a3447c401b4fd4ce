import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paymentsKeys } from '@parlour/api-client/payments/keys';
import { paymentOptions } from '@parlour/api-client/payments/payment';
import { addresses } from '@parlour/contract/addresses';
import { Note, StandaloneLink } from '@parlour/ui';
import { untick } from './use-changed-order.ts';

interface OpenPaymentProps {
  /** The member's newest payment that was open when the prices were read. */
  id: string | null;
  /** Name of the box that is ticked for an order. */
  consent: string;
  /** A payment begins, and the page is about to be left. */
  isLeaving: boolean;
  /** Where it goes on, as long as the order on the page is the one that it was begun with. */
  heldAt: string | undefined;
}

/**
 * Tells whose last payment is still open that another order is another payment, and has it agreed to anew.
 * Paying for the same order is no other one: its payment page may only be slow to come.
 */
export function OpenPayment({ id, consent, isLeaving, heldAt }: OpenPaymentProps) {
  const client = useQueryClient();
  const asking = { ...paymentOptions(id ?? ''), enabled: id !== null && !isLeaving, refetchOnWindowFocus: true };
  const status = useQuery(asking).data?.payment.status;
  const isOver = status !== undefined && status !== 'pending';
  const open = !isLeaving && !isOver && id;
  const other = !heldAt && open;
  useEffect(() => {
    if (other) untick(consent);
    else if (isOver) void client.invalidateQueries({ queryKey: paymentsKeys.everyShop });
  }, [other, isOver, consent, client]);
  return (
    <Note
      announce="polite"
      title={open && <Trans>Your payment is still open</Trans>}
      end={
        open && (
          <StandaloneLink href={heldAt ?? addresses.payment.href({ id: open })}>
            {heldAt ? <Trans>To the payment page</Trans> : <Trans>See this payment</Trans>}
          </StandaloneLink>
        )
      }
    >
      {other && <Trans>Buying again is a second payment.</Trans>}
    </Note>
  );
}
