import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { CallForm, textValue, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { paymentsKeys } from '@parlour/api-client/payments/keys';
import { addresses } from '@parlour/contract/addresses';
import { from, Stack, Text, TextLink } from '@parlour/ui';
import { applyTyped, DiscountCodeField, DiscountCodeForm, useApplying, type TypedCode } from './discount-code.tsx';
import { useConditions } from './discount-line.tsx';
import { MethodSection } from './method-section.tsx';
import { OrderBill } from './order-bill.tsx';
import { OrderConsent } from './order-consent.tsx';
import { PayBar, PayButton } from './pay-buttons.tsx';
import { PackageSection } from './package-section.tsx';
import { OpenPayment } from './open-payment.tsx';
import { SeenOrder } from './seen-order.tsx';
import { ORDER_FORM, useOrder, type OrderChoice, type Shop } from './use-order.ts';
import { usePaying } from './use-paying.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;

  ${from.desk} {
    grid-template-columns: minmax(0, 1fr) 368px;
    gap: 48px;
    align-items: start;
  }
`;

interface OrderFormProps {
  shop: Shop;
  /** The offer of a new member needs no code. */
  typed: TypedCode;
  first: OrderChoice;
  lastResult: CallFormResult | undefined;
}

/** The whole order is one form: it works before the page's scripts do, and without them. */
export function OrderForm({ shop, typed, first, lastResult }: OrderFormProps) {
  const { t } = useLingui();
  const { reply } = shop;
  const { open_payment: open } = reply;
  const code = typed.refusal ? undefined : typed.code;
  const paying = usePaying();
  const unknown = t`We don’t know whether this arrived. Trying again never charges twice.`;
  const state = useCallForm({
    form: async () => {
      const { payForm } = await import('@parlour/api-client/payments/pay-form');
      const toBody: typeof payForm.toBody = (values, key) => {
        paying.begin(named);
        return payForm.toBody(values, key);
      };
      return { ...payForm, toBody };
    },
    onDone: ({ payment }) => paying.take(payment),
    goOn: ({ payment }) => paying.goOn(payment, named),
    lastResult,
    sentences: { offline: unknown, server_error: unknown },
    id: ORDER_FORM,
    act: ORDER_FORM,
  });
  const { order, choice, choose, address } = useOrder(shop, chosenBefore(lastResult) ?? first, state.isPending);
  const conditions = useConditions(reply.discount, reply, order?.isCodeBeaten ?? false);
  const isApplying = Boolean(useApplying());
  const named = JSON.stringify([
    reply.country,
    order?.offer.id,
    order?.method.id,
    order?.total,
    order?.offer.credits,
    order?.prices.refund_days,
    code,
  ]);
  const [isAwaited, setAwaited] = useState(false);
  useFreshShop(state.failureCode);
  if (!order) return null;
  const onSubmit: typeof state.form.onSubmit = (event) => {
    if (state.isPending || !applyTyped(code)) return state.form.onSubmit(event);
    event.preventDefault();
    setAwaited(true);
  };
  const press = {
    order,
    pending: isApplying || state.isPending,
    pendingLabel: isApplying ? t`Checking your code` : t`Starting the payment`,
  };
  return (
    <>
      <DiscountCodeForm country={reply.country} address={address} />
      <CallForm state={{ ...state, form: { ...state.form, onSubmit } }} wayOut={<WayOut code={state.failureCode} />}>
        <SeenOrder reply={reply} order={order} code={code} />
        <Columns>
          <Stack $gap={6}>
            <PackageSection reply={reply} order={order} typed={code !== undefined} choose={choose} />
            <MethodSection reply={reply} order={order} code={code} choice={choice} choose={choose} />
          </Stack>
          <OrderBill order={order} country={reply.country}>
            <DiscountCodeField {...typed} aside={order.prices !== reply && conditions} isAwaited={isAwaited} />
            <OpenPayment
              id={open}
              consent="start_now"
              isLeaving={state.isPending}
              heldAt={paying.heldAt(named, open)}
            />
            <OrderConsent
              order={order}
              asked={`${address} ${typed.code}`}
              box={state.checkbox('start_now')}
              failureCode={state.failureCode}
              lastResult={lastResult}
            />
            <PayButton {...press} />
            <Statement name={reply.statement_name} />
          </OrderBill>
        </Columns>
        <PayBar {...press} />
      </CallForm>
    </>
  );
}

/** Where to look for an order that may have arrived, and where to ask who is sold nothing. */
function WayOut({ code }: { code: string | null }) {
  if (code === 'payment_blocked')
    return (
      <TextLink href={addresses.service.href()}>
        <Trans>Ask customer service</Trans>
      </TextLink>
    );
  return isUnknown(code) ? (
    <TextLink href={addresses.transactions.href({ id: '' })}>
      <Trans>Your transactions</Trans>
    </TextLink>
  ) : null;
}

function Statement({ name }: { name: string }) {
  return (
    <Text $size="small" $tone="quiet">
      <Trans>
        Your statement will read <b>{name}</b>.
      </Trans>
    </Text>
  );
}

/** Refusals of what is for sale no more as it is shown: another price; a package, a code, a country or a way to pay that is gone. */
const isOutdated = (code: string): boolean => /^(price_changed|value_unknown|code_.*|.*_unavailable)$/.test(code);

/** Failures after which nobody knows whether a payment was begun. */
const isUnknown = (code: string | null): boolean => code === 'offline' || code === 'server_error';

/** Reads the prices again after the server refused what stands on the page. An order that may have arrived makes the account old. */
function useFreshShop(failureCode: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    const { all: queryKey } = paymentsKeys;
    if (isUnknown(failureCode)) void client.invalidateQueries({ queryKey, refetchType: 'none' });
    else if (failureCode !== null && isOutdated(failureCode)) void client.invalidateQueries({ queryKey });
  }, [failureCode, client]);
}

/** What was chosen in a form that came back with errors. */
function chosenBefore(lastResult: CallFormResult | undefined): OrderChoice | undefined {
  const values = lastResult?.submission.initialValue;
  return values
    ? { packageId: textValue(values['package_id']), paymentMethod: textValue(values['payment_method']) }
    : undefined;
}
