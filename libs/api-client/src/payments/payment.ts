import { queryOptions } from '@tanstack/react-query';
import { getPayment } from '@parlour/contract/payments/get-payment';
import { callQuery } from '../call-query.ts';
import { paymentsKeys } from './keys.ts';
import { pollDelay } from './poll-delay.ts';

/** A payment of the member; asked for again and again while it is pending (contract H3). */
export const paymentOptions = (id: string) =>
  queryOptions({
    ...callQuery(paymentsKeys.payment(id), getPayment, { payment_id: id }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.payment.status === 'pending' ? pollDelay(state.dataUpdateCount) : false,
  });
