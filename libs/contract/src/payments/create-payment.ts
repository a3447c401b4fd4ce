import { z } from 'zod';
import { isOwnPath } from '@parlour/models/own-path';
import { defineCall } from '../define-call.ts';
import { Payment } from '../types/payment.ts';
import { Country, Money } from '../types/scalars.ts';

/**
 * Starts a payment (contract H2). `expected_total` is the sum with transaction costs that the member has seen, `expected_credits`
 * what it buys, and `expected_refund_days` the days of a return; where one of them is another by now, nothing is started. In
 * `return_url`, a path of this site, `{payment_id}` stands for the new payment. The member's wish to have the credits at once is
 * asked for each time and never assumed (Directive 2011/83/EU, article 16 m).
 */
export const createPayment = defineCall({
  method: 'POST',
  path: '/api/payment.php',
  who: 'member',
  idempotent: true,
  body: z.strictObject({
    package_id: z.string('value_unknown').max(40),
    payment_method: z.string('value_unknown').max(40),
    country: Country,
    discount_code: z.string().max(40).optional(),
    expected_total: Money,
    expected_credits: z.int().optional(),
    expected_refund_days: z.int().optional(),
    return_url: z.string('value_unknown').max(300).refine(isOwnPath, 'value_unknown'),
    accept: z.strictObject({ start_now: z.literal(true, 'consent_required') }, 'consent_required'),
  }),
  reply: z.object({ payment: Payment }),
  status: 201,
  errors: [
    'price_changed',
    'country_unavailable',
    'method_unavailable',
    'payment_blocked',
    'provider_down',
    'code_not_found',
    'code_already_used',
    'code_country',
    'code_minimum',
    'code_expired',
    'code_method',
    'rate_limited',
  ],
});
