import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { serverNow } from '@parlour/api-client/account/server-clock';
import { leaveFor } from '@parlour/api-client/leave-for';
import { tellOtherTabs } from '@parlour/api-client/live/other-tabs';
import { noteOpenPayment } from '@parlour/api-client/payments/credits';
import { paymentsKeys } from '@parlour/api-client/payments/keys';
import { nextAddress } from '@parlour/api-client/payments/next-address';
import { addresses } from '@parlour/contract/addresses';
import type { Payment } from '@parlour/contract/types/payment';
import { MINUTE } from '@parlour/models/durations';

/** Milliseconds after which a payment that is answered was begun by an earlier press: it may be over by now. */
const IS_NEW = MINUTE;

/** A payment that is begun, of which this page is still here. */
interface Held {
  id: string;
  order: string;
  address: string;
}

/**
 * What follows the beginning of a payment.
 * - `take`: what the cache and other tabs know of prices and account is old from then on, save that a payment is open.
 * - `goOn`: goes on to the provider, and says whether the page was left. An order that is named the same is the same payment.
 * - `begin`: an order is sent; a payment of another one is then no longer the form's own.
 * - `heldAt`: where the payment of just this order goes on, as long as it is the open one. Pressing again begins no other.
 */
export function usePaying() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [held, setHeld] = useState<Held>();
  return {
    begin: (order: string): void => setHeld((before) => (before?.order === order ? before : undefined)),
    async take({ payment_id }: Payment): Promise<void> {
      noteOpenPayment(client, payment_id);
      tellOtherTabs(paymentsKeys.all);
      await client.invalidateQueries({ queryKey: paymentsKeys.all, refetchType: 'none' });
    },
    async goOn(payment: Payment, order: string): Promise<boolean> {
      const { payment_id: id, created_at } = payment;
      const isNew = serverNow(client).getTime() - Date.parse(created_at) < IS_NEW;
      const address = isNew ? nextAddress(payment) : addresses.payment.href({ id });
      if (address.startsWith('/')) {
        await navigate(address);
        return true;
      }
      const isLeft = await leaveFor(address);
      if (!isLeft) setHeld({ id, order, address });
      return isLeft;
    },
    heldAt: (order: string, open: string | null): string | undefined =>
      held?.order === order && held.id === open ? held.address : undefined,
  };
}
