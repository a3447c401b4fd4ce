import { z } from 'zod';
import { paymentStatuses } from '@parlour/models/payments/payment-state';
import { ledgerKinds } from '@parlour/models/payments/postings';
import { Code } from './image.ts';
import { Country, Id, IsoDate, IsoTime, Money } from './scalars.ts';

export const DiscountCode = z.object({
  code: z.string(),
  country: Country.nullable(),
  user_id: Id.nullable(),
  expires: IsoTime.nullable(),
  value_percentage: z.boolean(),
  value: z.int(),
  percentage: z.int().nullable(),
  currency: z.string().nullable(),
  minimum_order_value: z.int().nullable(),
  minimum: Money.nullable(),
  status: z.enum(['active', 'used', 'expired']),
  validity: z.enum(['once-per-user', 'once', 'unlimited']),
  expired: z.boolean(),
  paymentmethods: z.array(z.string()).nullable(),
  ends_for_real: z.boolean(),
});

export const Package = z.object({
  id: z.string(),
  credits: z.int(),
  price: Money,
  base_price: Money.nullable(),
  price_per_message: Money,
  popular: z.boolean(),
  discount: DiscountCode.nullable(),
});

export const PaymentMethod = z.object({
  id: z.string(),
  name: z.string(),
  countries: z.array(Country),
  fee: Money.nullable(),
  needs: z.array(z.enum(['iban', 'phone', 'bank'])),
  can_repeat: z.boolean(),
});

export const Payment = z.object({
  payment_id: Id,
  package_id: z.string(),
  credits: z.int(),
  amount: Money,
  transaction_costs: Money,
  payment_method: z.string(),
  status: z.enum(paymentStatuses),
  error: Code.nullable(),
  created_at: IsoTime,
  completed_at: IsoTime.nullable(),
  withdraw_until: IsoTime.nullable(),
  /** The day of `withdraw_until` as the buyer counts it, wherever it is read. */
  withdraw_last_day: IsoDate.nullable(),
  /** What went back to the payer, whole or part, transaction costs with it; null where nothing did. */
  returned: Money.nullable(),
  statement_name: z.string(),
  next: z.object({
    kind: z.enum(['redirect', 'qr', 'form', 'wait', 'none']),
    url: z.string().optional(),
    data: z.string().optional(),
  }),
});

export const LedgerEntry = z.object({
  id: Id,
  at: IsoTime,
  kind: z.enum(ledgerKinds),
  credits: z.int(),
  balance: z.int(),
  money: Money.nullable(),
  ref: z.object({ type: z.enum(['payment', 'message']), id: Id }).nullable(),
  profile: z.object({ id: Id, name: z.string() }).nullable(),
});

export type DiscountCode = z.output<typeof DiscountCode>;
export type Package = z.output<typeof Package>;
export type PaymentMethod = z.output<typeof PaymentMethod>;
export type Payment = z.output<typeof Payment>;
export type LedgerEntry = z.output<typeof LedgerEntry>;
