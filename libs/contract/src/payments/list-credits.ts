import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Company } from '../types/company.ts';
import { DiscountCode, Package, PaymentMethod } from '../types/payment.ts';
import { Country, Credits, Id } from '../types/scalars.ts';

/**
 * What credits cost in a country and how they can be paid (contract H1); visitors read it too, on the pricing page. A `country`
 * that a member names is kept by the browser; without one that counts, then the member's own, then the country of the request.
 * Prices already carry the discount that runs, or the one of `discount_code`; they are for its `paymentmethods` then, where it
 * names some, and it is refused where the country has none of them. `open_payment` is the member's newest payment that is not
 * decided yet; where `payment_blocked` is true nothing is sold to them, and `methods` is empty.
 */
export const listCredits = defineCall({
  method: 'GET',
  path: '/api/credits.php',
  who: 'anyone',
  query: z.strictObject({ country: Country.optional(), discount_code: z.string().max(40).optional() }),
  reply: z.object({
    credits: z.int(),
    paid_user: z.boolean(),
    country: Country,
    style: z.enum(['p0', 'p1', 'p2', 'p3']),
    packages: z.array(Package),
    methods: z.array(PaymentMethod),
    discount: DiscountCode.nullable(),
    costs: z.object({ message: Credits, photo: Credits, gift_from: Credits }),
    refund_days: z.int(),
    statement_name: z.string(),
    open_payment: Id.nullable(),
    payment_blocked: z.boolean(),
    company: Company,
  }),
  errors: [
    'country_unavailable',
    'code_not_found',
    'code_already_used',
    'code_expired',
    'code_country',
    'code_method',
    'rate_limited',
  ],
});
