import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '@parlour/api-client/api-error';
import { paymentOptions } from '@parlour/api-client/payments/payment';
import { addresses } from '@parlour/contract/addresses';
import { tabStorage } from '@parlour/state/stored/browser-storage';
import { followStored } from '@parlour/state/stored/stored-changes';
import { Note, StandaloneLink } from '@parlour/ui';
import { untick } from './use-changed-order.ts';

const KEY = 'parlour.open-payment';

/** Where storage is refused; a page that the browser brings back as it was left still has it. */
let kept: string | null = null;

/** Keeps a payment that was begun in this tab; null once it is over. */
export function keepOpenPayment(id: string | null): void {
  kept = id;
  tabStorage.write(KEY, id);
}

interface OpenPaymentProps {
  /** Name of the box that is ticked for an order. */
  consent: string;
  /** A payment begins, and the page is about to be left. */
  isLeaving: boolean;
  /** Where it goes on, as long as the order on the page is the one that it was begun with. */
  heldAt: string | undefined;
}

/**
 * Tells who comes back from a payment that is still open that another order is another payment, and has it agreed to anew.
 * Paying for the same order is no other one: its payment page may only be slow to come.
 */
export function OpenPayment({ consent, isLeaving, heldAt }: OpenPaymentProps) {
  const id = useSyncExternalStore(
    followStored,
    () => tabStorage.read(KEY) ?? kept,
    () => null,
  );
  const asking = { ...paymentOptions(id ?? ''), enabled: id !== null && !isLeaving, refetchOnWindowFocus: true };
  const { data, error } = useQuery(asking);
  const status = data?.payment.status;
  const isOver = status ? status !== 'pending' : error instanceof ApiError && error.status === 404;
  const open = !isLeaving && (status === 'pending' || (heldAt && !isOver)) && id;
  const isOther = open && !heldAt;
  useEffect(() => {
    if (isOther) untick(consent);
    else if (isOver) keepOpenPayment(null);
  }, [isOther, isOver, consent]);
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
      {isOther && <Trans>Buying again is a second payment.</Trans>}
    </Note>
  );
}
