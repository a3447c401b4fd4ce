import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { companyOptions } from '@parlour/api-client/account/company';
import { useSite } from '@parlour/api-client/site';
import type { Payment } from '@parlour/contract/types/payment';
import { useFormats } from '@parlour/i18n';
import { companyAddress } from '@parlour/models/payments/company-address';
import { orderTotal } from '@parlour/models/payments/package-price';
import { taxInCurrency } from '@parlour/models/payments/sales-tax';
import { wasSeller } from '@parlour/models/payments/was-seller';
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

/** A payment as whoever checks an account wants it on paper: who sold, what is in the sum, and by which number to ask for it. */
export function PaymentReceipt({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const { money, date, countryName } = useFormats();
  const { company } = useSuspenseQuery(companyOptions()).data;
  const site = useSite().settings.name;
  const tax = useTaxNote(taxInCurrency(payment.amount.currency));
  const status = useStatusWord(payment.status);
  const total = money(orderTotal(payment.amount, payment.transaction_costs));
  const seller = [
    { label: t`Seller`, fact: [site, company.name].filter(Boolean).join(' · ') },
    { label: t`Address`, fact: companyAddress(company, countryName(company.country)) },
    { label: t`VAT number`, fact: company.vat_numbers.join(', ') },
  ];
  const facts = [
    { label: t`Total`, fact: tax === undefined ? total : `${total} ${tax}` },
    { label: t`Payment number`, fact: payment.payment_id },
    ...(payment.returned === null ? [] : [{ label: status, fact: money(payment.returned) }]),
    ...(payment.status !== 'completed' || payment.withdraw_last_day === null
      ? []
      : [{ label: t`Return possible until`, fact: date(payment.withdraw_last_day) }]),
    ...(wasSeller(company, payment.created_at) ? seller.filter(({ fact }) => fact) : []),
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
