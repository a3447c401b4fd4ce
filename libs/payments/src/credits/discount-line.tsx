import { useLingui } from '@lingui/react/macro';
import { TicketPercent } from 'lucide-react';
import { styled } from 'styled-components';
import { useServerClock } from '@parlour/api-client/account/user';
import type { DiscountCode } from '@parlour/contract/types/payment';
import { useFormats } from '@parlour/i18n';
import { paymentMethodName } from '@parlour/i18n/labels/payment-methods';
import { DAY } from '@parlour/models/durations';
import { countsWith } from '@parlour/models/payments/discount-code';
import { Note } from '@parlour/ui';
import type { CreditsReply } from './use-order.ts';

const Place = styled.div`
  margin-bottom: 24px;
`;

interface DiscountLineProps {
  discount: DiscountCode;
  /** What is shown below. */
  prices: CreditsReply;
  /** True for a code that was typed; otherwise it is the offer to a new member. */
  typed: boolean;
  /** True where the member's own offer takes more off, so that the code is left aside. */
  isBeaten?: boolean;
}

/**
 * The discount that the prices below already carry, where they reach its minimum and the way to pay is one that it
 * counts with. Names its true end; where an offer as good follows, the line says that instead of hurrying anybody.
 */
export function DiscountLine({ discount, prices, typed, isBeaten = false }: DiscountLineProps) {
  const { t } = useLingui();
  const conditions = useConditions(discount, prices, isBeaten);
  const isApplied = prices.packages.some((offer) => offer.discount?.code === discount.code);
  const ends = useEnding(discount);
  const { code, percentage } = discount;
  const title =
    typed || percentage === null ? t`Your code: ${code}` : t`Welcome offer: ${percentage}% off your first package`;
  return (
    <Place>
      <Note tone="action" glyph={TicketPercent} title={title}>
        {[conditions, isApplied && t`Applied below.`, ends].filter(Boolean).join(' ') || undefined}
      </Note>
    </Place>
  );
}

/** What a discount asks of an order, or that the member's own offer takes more off; empty where there is nothing to say. */
export function useConditions(discount: DiscountCode | null, prices: CreditsReply, isBeaten: boolean): string {
  const { t } = useLingui();
  const conditions = [useMethods(discount, prices), useMinimum(discount, prices)];
  if (isBeaten) return t`Your own offer takes more off, so your order keeps that one.`;
  return conditions.filter(Boolean).join(' ');
}

/** The ways to pay that the code counts with, where it does not with all. */
function useMethods(discount: DiscountCode | null, { methods }: CreditsReply): string {
  const { i18n, t } = useLingui();
  const { list } = useFormats();
  const paymentmethods = discount?.paymentmethods;
  if (!paymentmethods) return '';
  const counting = methods.filter(({ id }) => countsWith(paymentmethods, id));
  const names = list(counting.map((method) => paymentMethodName(i18n, method)));
  return t`Only for payments by ${names}.`;
}

/** The least order that the code is for; one that names no currency goes by that of the prices. */
function useMinimum(discount: DiscountCode | null, { packages: [first] }: CreditsReply): string {
  const { t } = useLingui();
  const { money } = useFormats();
  const amount = discount?.minimum_order_value ?? null;
  if (amount === null || !first) return '';
  const minimum = money({ amount, currency: discount?.currency ?? first.price.currency });
  return t`For orders of ${minimum} or more.`;
}

/** Days until a year has to be told, so that nobody takes the end for that of this year. */
const SOON = 300 * DAY;

/** When an offer ends, in words that are true of it. */
export function useEnding({ expires, ends_for_real }: DiscountCode): string {
  const { t } = useLingui();
  const { date, dayAndTime } = useFormats();
  const { now } = useServerClock();
  if (expires === null) return '';
  const end = Date.parse(expires) - now < SOON ? dayAndTime(expires) : date(expires);
  return ends_for_real ? t`Ends on ${end}.` : t`Runs until ${end}; after that, an offer as good follows.`;
}
