import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useServerClock, useViewer } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import type { CreditsArguments } from '@parlour/api-client/payments/credits';
import { POLL_FOR } from '@parlour/api-client/payments/poll-delay';
import type { Payment } from '@parlour/contract/types/payment';
import { isErrorCode, useErrorSentence, useFormats } from '@parlour/i18n';
import { orderTotal } from '@parlour/models/payments/package-price';
import { EmptyState } from '@parlour/ui';
import { PaymentActs } from './payment-acts.tsx';
import { paymentTones } from './payment-tones.ts';

interface PaymentStandingProps {
  payment: Payment;
  credits: number;
  shop: CreditsArguments;
}

const glyphs: Partial<Record<Payment['status'], typeof Clock>> = { pending: Clock, completed: CircleCheck };

/** A payment's state in words, with the next step of each. One region says them all: one that came with its words would say nothing. */
export function PaymentStanding({ payment, credits, shop }: PaymentStandingProps) {
  const { status } = payment;
  const isLate = useIsLate(payment);
  return (
    <EmptyState
      role="status"
      glyph={glyphs[status] ?? CircleAlert}
      tone={paymentTones[status]}
      heading="h1"
      title={<Title payment={payment} />}
      action={<PaymentActs payment={payment} shop={shop} isLate={isLate} />}
    >
      <Words payment={payment} credits={credits} isLate={isLate} />
    </EmptyState>
  );
}

function Title({ payment }: Pick<PaymentStandingProps, 'payment'>) {
  const { status, error, amount, transaction_costs: costs, returned, next } = payment;
  const sentence = useErrorSentence();
  const { money } = useFormats();
  if (status === 'pending')
    return next.url === undefined ? (
      <Trans>Your payment is on its way</Trans>
    ) : (
      <Trans>Your payment is still open</Trans>
    );
  if (status === 'completed') return <Trans>Payment completed</Trans>;
  if (status === 'failed') return sentence(new ApiError(402, { code: isErrorCode(error) ? error : 'payment_failed' }));
  const sum = money(returned ?? orderTotal(amount, costs));
  return <Trans>{sum} of this payment was paid back</Trans>;
}

function Words({ payment, credits, isLate }: Pick<PaymentStandingProps, 'payment' | 'credits'> & { isLate: boolean }) {
  const { t } = useLingui();
  const { status, next } = payment;
  if (status === 'pending') return <PendingWords mayPayYet={next.url !== undefined} isLate={isLate} />;
  if (status === 'failed') return <Trans>No credits were added.</Trans>;
  if (status !== 'completed') return <PaidBackWords isFinal={status === 'charged_back'} />;
  return (
    <>
      {t`${plural(payment.credits, { one: '# credit was added.', other: '# credits were added.' })}`}{' '}
      {t`${plural(credits, { one: 'You have # credit now.', other: 'You have # credits now.' })}`}
    </>
  );
}

/**
 * The only purchase takes premium with it (spec section 4). Another one is not promised: nothing is sold to whose bank took any of
 * their payments back.
 *
 * @param isFinal nothing more is sold to them
 */
function PaidBackWords({ isFinal }: { isFinal: boolean }) {
  const isPremium = useViewer()?.paid_user ?? false;
  return (
    <>
      <Trans>The credits for it were taken back, as far as you had not used them.</Trans>{' '}
      {isPremium || isFinal || <Trans>With them you have lost premium, which comes with a purchase.</Trans>}
    </>
  );
}

/** @param mayPayYet the provider's page is open still, for who left it without paying */
function PendingWords({ mayPayYet, isLate }: { mayPayYet: boolean; isLate: boolean }) {
  if (isLate)
    return (
      <>
        <Trans>
          This is taking longer than usual. You can leave this page: the credits are added as soon as the payment is
          confirmed.
        </Trans>{' '}
        {mayPayYet && (
          <>
            <Trans>If you have not paid yet, go on to the payment page.</Trans>{' '}
          </>
        )}
        <Trans>Buying again is a second payment.</Trans>
      </>
    );
  if (mayPayYet)
    return <Trans>If you have not paid yet, go on to the payment page; otherwise there is nothing to do.</Trans>;
  return (
    <Trans>We are waiting for the confirmation. You do not have to do anything, and you can leave this page.</Trans>
  );
}

/** Was a payment begun more than ten minutes ago, by the server's clock? No page that waited for it from the start asks any more. */
function useIsLate({ created_at }: Pick<Payment, 'created_at'>): boolean {
  const { now, offset } = useServerClock();
  const lateAt = Date.parse(created_at) + POLL_FOR;
  const [reached, setReached] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setReached(lateAt), lateAt - offset - Date.now());
    return () => clearTimeout(timer);
  }, [lateAt, offset]);
  return now > lateAt || reached === lateAt;
}
