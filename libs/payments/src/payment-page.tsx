import { useSuspenseQuery } from '@tanstack/react-query';
import type { CreditsArguments } from '@parlour/api-client/payments/credits';
import { paymentOptions } from '@parlour/api-client/payments/payment';
import { Wrap } from '@parlour/ui';
import { PaymentStanding } from './payment-standing.tsx';
import { useCompletion } from './use-completion.ts';

/** The queries of this page, for its loader. */
export const paymentPageQueries = ({ paymentId }: { paymentId: string }) => [paymentOptions(paymentId)];

/** Country and code are those of the order, for another attempt. */
interface PaymentPageProps extends CreditsArguments {
  paymentId: string;
}

/** How a payment went: it reads and waits, and what the provider wrote into the address proves nothing. */
export function PaymentPage({ paymentId, ...shop }: PaymentPageProps) {
  const { data } = useSuspenseQuery(paymentOptions(paymentId));
  useCompletion(data.payment, data.credits);
  return (
    <Wrap $narrow>
      <div role="status">
        <PaymentStanding payment={data.payment} credits={data.credits} shop={shop} />
      </div>
    </Wrap>
  );
}
