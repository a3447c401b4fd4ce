import { queryOptions } from '@tanstack/react-query';
import { getPayment } from '@parlour/contract/payments/get-payment';
import { callQuery } from '../call-query.ts';
import { paymentsKeys } from './keys.ts';

/** A payment of the member. */
export const paymentOptions = (id: string) =>
  queryOptions({
    ...callQuery(paymentsKeys.payment(id), getPayment, { payment_id: id }),
    staleTime: 0,
  });
