import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { leaveFor } from '@parlour/api-client/leave-for';
import { paymentsKeys } from '@parlour/api-client/payments/keys';
import { nextAddress } from '@parlour/api-client/payments/next-address';
import type { Payment } from '@parlour/contract/types/payment';
import { from, Heading, Stack, Text } from '@parlour/ui';
import { CountryMenu } from './country-menu.tsx';
import { applyTyped, DiscountCodeField, DiscountCodeForm, useIsApplying, type TypedCode } from './discount-code.tsx';
import { DiscountLine, useBeaten } from './discount-line.tsx';
import { MethodChoice } from './method-choice.tsx';
import { OrderBill } from './order-bill.tsx';
import { OrderConsent } from './order-consent.tsx';
import { PayBar, PayButton } from './pay-buttons.tsx';
import { PackageChoice } from './package-choice.tsx';
import { ORDER_FORM, useOrder, type CreditsReply, type Order, type OrderChoice, type Shop } from './use-order.ts';

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

const MethodHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  margin-bottom: 8px;
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
  const code = typed.refusal ? undefined : typed.code;
  const pay = usePayment();
  const state = useCallForm({
    form: async () => (await import('@parlour/api-client/payments/pay-form')).payForm,
    goOn: ({ payment }) => pay(payment),
    lastResult,
    id: ORDER_FORM,
  });
  const { order, choose, address } = useOrder(shop, chosenBefore(lastResult) ?? first, state.isPending);
  const beaten = useBeaten();
  const isApplying = useIsApplying();
  const [isAwaited, setAwaited] = useState(false);
  useFreshPrices(state.failureCode);
  if (!order) return null;
  const onSubmit: typeof state.form.onSubmit = (event) => {
    if (state.isPending || !applyTyped(code)) return state.form.onSubmit(event);
    event.preventDefault();
    setAwaited(true);
  };
  const press = {
    order,
    pending: isApplying || state.isPending,
    pendingLabel: isApplying ? '' : t`Starting the payment`,
  };
  return (
    <>
      <DiscountCodeForm country={reply.country} address={address} />
      <CallForm state={{ ...state, form: { ...state.form, onSubmit } }}>
        <input type="hidden" name="country" value={reply.country} />
        <input type="hidden" name="total" value={order.total.amount} />
        <input type="hidden" name="currency" value={order.total.currency} />
        <input type="hidden" name="shown_package" value={order.offer.id} />
        <input type="hidden" name="shown_method" value={order.method.id} />
        {code !== undefined && <input type="hidden" name="shown_code" value={code} />}
        {code !== undefined && order.prices === reply && <input type="hidden" name="discount_code" value={code} />}
        <Columns>
          <Stack $gap={6}>
            <section aria-label={t`Packages`}>
              <Discounts reply={reply} order={order} typed={code !== undefined} />
              <PackageChoice
                reply={order.prices}
                chosen={order.offer.id}
                onChoose={(packageId) => choose({ packageId })}
              />
            </section>
            <section aria-label={t`Pay with`}>
              <MethodHead>
                <Heading>
                  <Trans>Pay with</Trans>
                </Heading>
                <CountryMenu country={reply.country} code={code} />
              </MethodHead>
              <MethodChoice
                methods={reply.methods}
                chosen={order.method.id}
                onChoose={(paymentMethod) => choose({ paymentMethod })}
              />
            </section>
          </Stack>
          <OrderBill order={order} country={reply.country}>
            <DiscountCodeField {...typed} beaten={order.isCodeBeaten && beaten} isAwaited={isAwaited} />
            <OrderConsent
              order={order}
              asked={`${address} ${typed.code}`}
              days={reply.refund_days}
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

interface DiscountsProps {
  reply: CreditsReply;
  order: Order;
  typed: boolean;
}

/** The discount of the page, and the member's own offer where a code that was typed does not count, or for less. */
function Discounts({ reply, order, typed }: DiscountsProps) {
  const { prices, isCodeBeaten } = order;
  return (
    <>
      {reply.discount && (
        <DiscountLine discount={reply.discount} prices={prices} typed={typed} isBeaten={isCodeBeaten} />
      )}
      {prices !== reply && prices.discount && <DiscountLine discount={prices.discount} prices={prices} typed={false} />}
    </>
  );
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

/** Goes on to the provider, and says whether the page was left; what the cache knows of prices and account is old from then on. */
function usePayment() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (payment: Payment): Promise<boolean> => {
    await client.invalidateQueries({ queryKey: paymentsKeys.all, refetchType: 'none' });
    const address = nextAddress(payment);
    if (!address.startsWith('/')) return leaveFor(address);
    await navigate(address);
    return true;
  };
}

/** Refusals of what is for sale no more as it is shown: another price; a package, a code, a country or a way to pay that is gone. */
const isOutdated = (code: string): boolean => /^(price_changed|value_unknown|code_.*|.*_unavailable)$/.test(code);

/** Reads the prices again after the server refused what stands on the page. */
function useFreshPrices(failureCode: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (failureCode !== null && isOutdated(failureCode)) void client.invalidateQueries({ queryKey: paymentsKeys.all });
  }, [failureCode, client]);
}

/** What was chosen in a form that came back with errors. */
function chosenBefore(lastResult: CallFormResult | undefined): OrderChoice | undefined {
  const values = lastResult?.submission.initialValue;
  return values ? { packageId: text(values['package_id']), paymentMethod: text(values['payment_method']) } : undefined;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
