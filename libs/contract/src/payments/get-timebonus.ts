import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { DiscountCode } from '../types/payment.ts';
import { IsoTime } from '../types/scalars.ts';

/** The time bonus, whose both ends the server owns (contract H12, part 0, 1): without `ends_at` no countdown can be drawn. */
export const getTimebonus = defineCall({
  method: 'GET',
  path: '/api/timebonus.php',
  who: 'member',
  query: z.strictObject({}),
  reply: z.object({
    active: z.boolean(),
    discount_code: DiscountCode.nullable(),
    ends_at: IsoTime.nullable(),
    server_time: IsoTime,
  }),
  errors: [],
});
