import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CreditsArguments } from '@parlour/api-client/payments/credits';
import { paymentOptions } from '@parlour/api-client/payments/payment';
import { pollDelay } from '@parlour/api-client/payments/poll-delay';
import { OnPaper, Wrap } from '@parlour/ui';
import { PaymentStanding } from './payment-standing.tsx';
import { useCompletion } from './use-completion.ts';

/** The queries of this page, for its loader. */
export const paymentPageQueries = ({ paymentId }: { paymentId: string }) => [paymentOptions(paymentId)];

/** Country and code are those of the order, for another attempt. */
interface PaymentPageProps extends CreditsArguments {
  paymentId: string;
}

/**
 * How a payment went: it reads, asks again and again while it is pending (contract H3), and what the provider wrote into the
 * address proves nothing.
 */
export function PaymentPage({ paymentId, ...shop }: PaymentPageProps) {
  const [askingSince] = useState(Date.now);
  const { data } = useSuspenseQuery({
    ...paymentOptions(paymentId),
    refetchInterval: ({ state }) => state.data?.payment.status === 'pending' && pollDelay(Date.now() - askingSince),
  });
  useCompletion(data.payment, data.credits);
  return (
    <Wrap $narrow>
      <OnPaper />
      <PaymentStanding payment={data.payment} credits={data.credits} shop={shop} />
    </Wrap>
  );
}
