import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@parlour/api-client/account/user';
import { creditsOptions, type CreditsArguments } from '@parlour/api-client/payments/credits';
import { addresses } from '@parlour/contract/addresses';
import type { Payment } from '@parlour/contract/types/payment';
import { useLastChat } from '@parlour/state/stored/last-chat';
import { LinkButton, StandaloneLink, Text } from '@parlour/ui';
import { HOUR } from '@parlour/models/durations';
import { ComplaintLink } from './complaint-link.tsx';

/** Milliseconds before a payment began in which a conversation that was opened is what it was for. */
const FRESH_FOR = HOUR;

interface PaymentActsProps {
  payment: Payment;
  shop: CreditsArguments;
  /** It is pending for longer than payments are. */
  isLate: boolean;
}

/** The next steps from a payment, by its state. */
export function PaymentActs({ payment, shop, isLate }: PaymentActsProps) {
  const { status } = payment;
  if (status === 'pending') return <WhilePending payment={payment} shop={shop} isLate={isLate} />;
  return (
    <>
      {status === 'completed' && <WaysBack payment={payment} />}
      {status === 'charged_back' && (
        <LinkButton href={addresses.service.href()}>
          <Trans>Ask customer service</Trans>
        </LinkButton>
      )}
      {status === 'failed' ? <OtherWay payment={payment} shop={shop} /> : <Receipt payment={payment} />}
      <ComplaintLink payment={payment} />
    </>
  );
}

/** Whoever has waited long is led to us with it, and may order anew; before that a second order would be paid beside the first. */
function WhilePending({ payment, shop, isLate }: PaymentActsProps) {
  const { t } = useLingui();
  const { next, package_id: id, payment_method: paymentmethod, payment_id } = payment;
  return (
    <>
      {next.url !== undefined && (
        <LinkButton tone="primary" href={next.url}>
          <Trans>To the payment page</Trans>
        </LinkButton>
      )}
      <div hidden data-unscripted="">
        <LinkButton href={addresses.payment.href({ id: payment_id }, { ...shop })}>{t`Reload the page`}</LinkButton>
      </div>
      <LinkButton href={addresses.transactions.href({ id: '' })}>
        <Trans>Your transactions</Trans>
      </LinkButton>
      {isLate && (
        <>
          <ComplaintLink payment={payment} />
          <StandaloneLink href={addresses.creditsPackage.href({ id, paymentmethod }, { ...shop })}>
            <Trans>Choose your credits</Trans>
          </StandaloneLink>
        </>
      )}
      <Text $size="tiny" $tone="quiet">
        {t`Payment number`}
        <br />
        {payment_id}
      </Text>
    </>
  );
}

/**
 * To whoever was being written to when the credits were wanted, and to all messages: it may not be possible to write there. Only the
 * device knows the first, so that it comes last and moves nothing.
 */
function WaysBack({ payment: { created_at, completed_at } }: { payment: Payment }) {
  const [last] = useLastChat(useViewer()?.id ?? '');
  const opened = Date.parse(last?.at ?? '');
  const isFor = opened >= Date.parse(created_at) - FRESH_FOR && opened <= Date.parse(completed_at ?? created_at);
  const back = isFor ? last : null;
  return (
    <>
      <LinkButton tone={back ? 'secondary' : 'primary'} href={addresses.chats.href()}>
        <Trans>To your messages</Trans>
      </LinkButton>
      {back && <BackTo {...back} />}
    </>
  );
}

function BackTo({ profileId: id, name }: { profileId: string; name: string }) {
  return (
    <LinkButton tone="primary" href={addresses.memberChat.href({ id })}>
      <Trans>Back to {name}</Trans>
    </LinkButton>
  );
}

function OtherWay({ payment, shop }: Omit<PaymentActsProps, 'isLate'>) {
  const paymentmethod = useOtherMethod(payment, shop);
  return (
    <LinkButton
      tone="primary"
      href={addresses.creditsPackage.href({ id: payment.package_id, paymentmethod }, { ...shop })}
    >
      <Trans>Try another way to pay</Trans>
    </LinkButton>
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
