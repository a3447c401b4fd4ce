import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormats } from '@parlour/i18n';
import { paymentMethodName } from '@parlour/i18n/labels/payment-methods';
import { includedTax } from '@parlour/models/payments/sales-tax';
import { OrderSummary, type OrderLine } from '@parlour/ui';
import type { Order } from './use-order.ts';
import { useTaxNote } from './use-tax-note.ts';

interface OrderBillProps {
  order: Order;
  country: string;
  /** Consent, pay button, small print. */
  children: ReactNode;
}

/** What is bought, line by line, up to the sum with everything. */
export function OrderBill({ order, country, children }: OrderBillProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const note = useTaxNote(includedTax(country));
  return (
    <OrderSummary
      title={t`Your order`}
      lines={useLines(order)}
      total={{ label: t`Total`, note, amount: money(order.total) }}
    >
      {children}
    </OrderSummary>
  );
}

function useLines({ offer, method }: Order): OrderLine[] {
  const { i18n, t } = useLingui();
  const { money } = useFormats();
  const { base_price: base, price, discount } = offer;
  const lines: OrderLine[] = [
    { label: t`${plural(offer.credits, { one: '# credit', other: '# credits' })}`, amount: money(base ?? price) },
  ];
  if (base && discount) {
    const percentage = discount.percentage;
    const label = percentage === null ? t`Discount` : t`Discount, ${percentage}%`;
    lines.push({ label, amount: `− ${money({ ...base, amount: base.amount - price.amount })}`, tone: 'good' });
  }
  const name = paymentMethodName(i18n, method);
  if (method.fee) lines.push({ label: t`Transaction costs, ${name}`, amount: money(method.fee) });
  return lines;
}
