import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { useSite } from '@parlour/api-client/site';
import type { Seller } from '@parlour/contract/types/company';
import type { Payment } from '@parlour/contract/types/payment';
import { useFormats } from '@parlour/i18n';
import { companyAddress } from '@parlour/models/payments/company-address';
import { orderTotal } from '@parlour/models/payments/package-price';
import { taxInCurrency } from '@parlour/models/payments/sales-tax';
import { Card, Heading, Stack } from '@parlour/ui';
import { PaymentRow, PaymentRows, useStatusWord } from '../transactions/payment-list.tsx';
import { ComplaintLink } from './complaint-link.tsx';
import { useTaxNote } from '../credits/use-tax-note.ts';

/** What a fact is stands above it where both have no room beside each other. */
const Facts = styled.dl`
  display: grid;
  gap: 8px;
  overflow-wrap: anywhere;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
  }

  dt {
    flex: 0 1 10rem;
    color: var(--color-text-quiet);
  }

  dd {
    flex: 1 1 14rem;
    min-width: 0;
  }
`;

interface PaymentReceiptProps {
  payment: Payment;
  /** Null where that is not known any more. */
  seller: Seller | null;
}

/** A payment as whoever checks an account wants it on paper: who sold, what is in the sum, and by which number to ask for it. */
export function PaymentReceipt({ payment, seller }: PaymentReceiptProps) {
  const { t } = useLingui();
  const { money, date, countryName } = useFormats();
  const site = useSite().settings.name;
  const tax = useTaxNote(taxInCurrency(payment.amount.currency));
  const status = useStatusWord(payment.status);
  const total = money(orderTotal(payment.amount, payment.transaction_costs));
  const soldBy = seller && [
    { label: t`Seller`, fact: [site, seller.name].filter(Boolean).join(' · ') },
    { label: t`Address`, fact: companyAddress(seller, countryName(seller.country)) },
    { label: t`VAT number`, fact: seller.vat_numbers.join(', ') },
  ];
  const facts = [
    { label: t`Total`, fact: tax === undefined ? total : `${total} ${tax}` },
    { label: t`Payment number`, fact: payment.payment_id },
    ...(payment.returned === null ? [] : [{ label: status, fact: money(payment.returned) }]),
    ...(payment.status !== 'completed' || payment.withdraw_last_day === null
      ? []
      : [{ label: t`Return possible until`, fact: date(payment.withdraw_last_day) }]),
    ...(soldBy?.filter(({ fact }) => fact) ?? []),
  ];
  return (
    <Card as="section" aria-label={t`Payment`}>
      <Stack $gap={3}>
        <Heading>
          <Trans>Payment</Trans>
        </Heading>
        <PaymentRows>
          <PaymentRow payment={payment} />
        </PaymentRows>
        <Facts>
          {facts.map(({ label, fact }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </Facts>
        <ComplaintLink payment={payment} />
      </Stack>
    </Card>
  );
}
