import { z } from 'zod';
import { createPayment } from '@parlour/contract/payments/create-payment';
import { PAYMENT_ID } from '@parlour/models/payments/return-path';
import { defineCallForm } from '../call-form.ts';

const Chosen = z.string('value_unknown').max(40);

/** The payment's own page, which keeps country and code for another attempt. */
function returnUrl(country: string, code: string | undefined): string {
  const search = new URLSearchParams({ country, ...(code !== undefined && { code }) });
  return `/payments/${PAYMENT_ID}?${search.toString()}`;
}

/**
 * The order as its form posts it, with and without JavaScript. `total` and `currency` are the sum that stood on the page, and
 * `credits` what it buys, for the package and the way to pay that were `shown` in it; `days` are those of a return. Who chooses
 * anything else without JavaScript has not seen its sum: the page is drawn with it, to be confirmed.
 */
export const payForm = defineCallForm({
  call: createPayment,
  schema: z
    .object({
      package_id: Chosen,
      payment_method: Chosen,
      country: z.string(),
      total: z.coerce.number().int(),
      currency: z.string(),
      credits: z.coerce.number().int().optional(),
      days: z.coerce.number().int().optional(),
      shown_package: z.string().optional(),
      shown_method: z.string().optional(),
      discount_code: z.string().optional(),
      start_now: z.literal('on', 'consent_required'),
    })
    .refine(
      ({ package_id: chosen, payment_method: method, shown_package = chosen, shown_method = method }) =>
        chosen === shown_package && method === shown_method,
      { error: 'price_changed', path: ['package_id'], params: { chosen: 1 } },
    ),
  toBody: ({ package_id, payment_method, country, total, currency, credits, days, discount_code }) => ({
    package_id,
    payment_method,
    country,
    expected_total: { amount: total, currency },
    expected_credits: credits,
    expected_refund_days: days,
    discount_code,
    return_url: returnUrl(country, discount_code),
    accept: { start_now: true as const },
  }),
  fieldNames: { accept: 'start_now', 'accept.start_now': 'start_now' },
  hidden: ['package_id', 'payment_method', 'country'],
});
