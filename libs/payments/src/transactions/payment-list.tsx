import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import { styled } from 'styled-components';
import { addresses } from '@parlour/contract/addresses';
import type { Payment } from '@parlour/contract/types/payment';
import { useFormats } from '@parlour/i18n';
import { paymentMethodName } from '@parlour/i18n/labels/payment-methods';
import { findPaymentMethod } from '@parlour/models/payment-methods';
import { orderTotal } from '@parlour/models/payments/package-price';
import { Icon, ListRow, Stack, Tag } from '@parlour/ui';
import { paymentTones } from '../payment/payment-tones.ts';

/** The rows' icons stand in line with the words around them; what shows that a row can be pressed reaches further. */
export const PaymentRows = styled(Stack)`
  margin-inline: -12px;
`;

/** The member's payments with what each cost in all, how much of it are transaction costs, and how it stands. */
export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  return (
    <PaymentRows $gap={1}>
      {payments.map((payment) => (
        <PaymentRow key={payment.payment_id} payment={payment} href={placeOf(payment)} />
      ))}
    </PaymentRows>
  );
}

/** What may still be paid has its own page, with what to do next; what came of any other stands on its receipt. */
function placeOf({ payment_id: id, status }: Payment): string {
  const isUnpaid = status === 'pending' || status === 'failed';
  return isUnpaid ? addresses.payment.href({ id }) : addresses.transactions.href({ id });
}

/** A payment in a line; without an address where it is what the page is about. */
export function PaymentRow({ payment, href }: { payment: Payment; href?: string }) {
  const { i18n, t } = useLingui();
  const { date, time, money } = useFormats();
  const { payment_method: id, transaction_costs: costs, returned } = payment;
  const sum = orderTotal(payment.amount, costs);
  const total = money(sum);
  const part = returned && returned.amount < sum.amount ? ` · ${money(returned)}` : '';
  const name = paymentMethodName(i18n, { id, name: findPaymentMethod(id)?.name ?? id });
  const method = costs.amount > 0 ? `${t`Transaction costs, ${name}`} ${money(costs)}` : name;
  return (
    <ListRow
      start={<Icon glyph={ReceiptText} />}
      title={t`${plural(payment.credits, { one: '# credit', other: '# credits' })} · ${total}`}
      detail={
        <>
          <time dateTime={payment.created_at}>
            {date(payment.created_at)}, {time(payment.created_at)}
          </time>{' '}
          ·&nbsp;{method}
        </>
      }
      end={<Tag tone={paymentTones[payment.status]}>{useStatusWord(payment.status) + part}</Tag>}
      href={href}
    />
  );
}

/** How a payment stands, in a word. */
export function useStatusWord(status: Payment['status']): string {
  const { t } = useLingui();
  const words: Record<Payment['status'], string> = {
    pending: t`Pending`,
    completed: t`Completed`,
    failed: t`Failed`,
    withdrawn: t`Purchase returned`,
    refunded: t`Refunded`,
    charged_back: t`Charged back`,
  };
  return words[status];
}
