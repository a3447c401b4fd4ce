import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useViewer } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import { creditsOptions, type CreditsArguments } from '@parlour/api-client/payments/credits';
import { POLL_FOR } from '@parlour/api-client/payments/poll-delay';
import { addresses } from '@parlour/contract/addresses';
import type { Payment } from '@parlour/contract/types/payment';
import { isErrorCode, useErrorSentence } from '@parlour/i18n';
import { useLastChat } from '@parlour/state/last-chat';
import { EmptyState, LinkButton, StandaloneLink } from '@parlour/ui';
import { ComplaintLink } from './complaint-link.tsx';

/** Milliseconds before a payment began in which a conversation that was opened is what it was for. */
const FRESH_FOR = 3_600_000;

interface PaymentStandingProps {
  payment: Payment;
  credits: number;
  shop: CreditsArguments;
  /** When this visit of the page began, in milliseconds. */
  askingSince: number;
}

/** A payment's state in words, with the next step of each. */
export function PaymentStanding({ payment, credits, shop, askingSince }: PaymentStandingProps) {
  if (payment.status === 'pending') return <Pending payment={payment} shop={shop} askingSince={askingSince} />;
  if (payment.status === 'completed') return <Completed payment={payment} credits={credits} />;
  if (payment.status === 'failed') return <Failed payment={payment} shop={shop} />;
  return <GoneBack payment={payment} />;
}

function Pending({ payment, shop, askingSince }: Omit<PaymentStandingProps, 'credits'>) {
  const { next, package_id: id, payment_method: paymentmethod } = payment;
  return (
    <EmptyState
      glyph={Clock}
      heading="h1"
      title={<Trans>Your payment is on its way</Trans>}
      action={
        <>
          {next.url !== undefined && (
            <LinkButton href={next.url}>
              <Trans>To the payment page</Trans>
            </LinkButton>
          )}
          <LinkButton href={addresses.transactions.href({ id: '' })}>
            <Trans>Your transactions</Trans>
          </LinkButton>
          <StandaloneLink href={addresses.creditsPackage.href({ id, paymentmethod }, { ...shop })}>
            <Trans>Choose your credits</Trans>
          </StandaloneLink>
        </>
      }
    >
      <PendingWords mayPayYet={next.url !== undefined} askingSince={askingSince} />
    </EmptyState>
  );
}

/** @param mayPayYet the provider's page is open still, for who left it without paying */
function PendingWords({ mayPayYet, askingSince }: { mayPayYet: boolean; askingSince: number }) {
  if (useWaitedLong(askingSince))
    return (
      <Trans>
        This takes longer than usual. You can leave this page: the credits are added as soon as the payment is
        confirmed.
      </Trans>
    );
  if (mayPayYet)
    return <Trans>If you have not paid yet, go on to the payment page; otherwise there is nothing to do.</Trans>;
  return (
    <Trans>We are waiting for the confirmation. You do not have to do anything, and you can leave this page.</Trans>
  );
}

function Completed({ payment, credits }: { payment: Payment; credits: number }) {
  const { t } = useLingui();
  return (
    <EmptyState
      glyph={CircleCheck}
      heading="h1"
      title={<Trans>Payment completed</Trans>}
      action={
        <>
          <WayBack payment={payment} />
          <Receipt payment={payment} />
          <ComplaintLink payment={payment} />
        </>
      }
    >
      {t`${plural(payment.credits, { one: '# credit was added.', other: '# credits were added.' })}`}{' '}
      {t`${plural(credits, { one: 'You have # credit now.', other: 'You have # credits now.' })}`}
    </EmptyState>
  );
}

/** To whoever was being written to when the credits were wanted; to all messages where that was nobody lately. */
function WayBack({ payment }: { payment: Payment }) {
  const [last] = useLastChat(useViewer()?.id ?? '');
  if (!last || Date.parse(payment.created_at) - Date.parse(last.at) > FRESH_FOR)
    return (
      <LinkButton tone="primary" href={addresses.chats.href()}>
        <Trans>To your messages</Trans>
      </LinkButton>
    );
  const { profileId: id, name } = last;
  return (
    <LinkButton tone="primary" href={addresses.memberChat.href({ id })}>
      <Trans>Back to {name}</Trans>
    </LinkButton>
  );
}

function Failed({ payment, shop }: Pick<PaymentStandingProps, 'payment' | 'shop'>) {
  const sentence = useErrorSentence();
  const code = isErrorCode(payment.error) ? payment.error : 'payment_failed';
  const paymentmethod = useOtherMethod(payment, shop);
  return (
    <EmptyState
      glyph={CircleAlert}
      heading="h1"
      title={sentence(new ApiError(402, { code }))}
      action={
        <>
          <LinkButton
            tone="primary"
            href={addresses.creditsPackage.href({ id: payment.package_id, paymentmethod }, { ...shop })}
          >
            <Trans>Try another way to pay</Trans>
          </LinkButton>
          <ComplaintLink payment={payment} />
        </>
      }
    >
      <Trans>No credits were added.</Trans>
    </EmptyState>
  );
}

/** The country's first way to pay that has not just failed; none as long as its list is not there. */
function useOtherMethod({ payment_method: failed }: Payment, { country }: CreditsArguments): string {
  const { data } = useQuery(creditsOptions({ country }));
  return data?.methods.find(({ id }) => id !== failed)?.id ?? '';
}

/** Where it can be printed, with whoever sold it. */
function Receipt({ payment }: { payment: Payment }) {
  return (
    <LinkButton href={addresses.transactions.href({ id: payment.payment_id })}>
      <Trans>See this payment</Trans>
    </LinkButton>
  );
}

function GoneBack({ payment }: { payment: Payment }) {
  return (
    <EmptyState
      glyph={CircleAlert}
      heading="h1"
      title={<Trans>This payment was paid back</Trans>}
      action={
        <>
          <Receipt payment={payment} />
          <ComplaintLink payment={payment} />
        </>
      }
    >
      <Trans>Its credits were taken back, as far as they had not been used.</Trans>
    </EmptyState>
  );
}

/** True once the page has asked for ten minutes and stopped. */
function useWaitedLong(askingSince: number): boolean {
  const [waitedLong, setWaitedLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaitedLong(true), askingSince + POLL_FOR - Date.now());
    return () => clearTimeout(timer);
  }, [askingSince]);
  return waitedLong;
}
