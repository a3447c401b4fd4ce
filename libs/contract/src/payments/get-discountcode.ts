import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { DiscountCode } from '../types/payment.ts';
import { AddressCountry } from '../types/scalars.ts';

/**
 * A discount code by its name, or with `welcome=true` the offer that runs for this member now (spec section 7); neither given,
 * or nothing running: null. The spec sends the whole query of the visited address along, so values nobody here reads are let
 * through and dropped.
 */
export const getDiscountcode = defineCall({
  method: 'GET',
  path: '/api/discountcode.php',
  who: 'anyone',
  query: z.object({
    code: z.string().max(40).optional(),
    welcome: z.literal('true', 'value_unknown').optional(),
    country: AddressCountry,
    package_id: z.string().max(40).optional().catch(undefined),
  }),
  reply: z.object({ discount_code: DiscountCode.nullable() }),
  errors: [
    'code_not_found',
    'code_already_used',
    'code_country',
    'code_minimum',
    'code_expired',
    'code_method',
    'country_unavailable',
    'rate_limited',
  ],
});
