import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Payment } from '../types/payment.ts';
import { Id } from '../types/scalars.ts';

/** How one of the member's own payments stands, and the credits now (contract H3). Polled while it is pending. */
export const getPayment = defineCall({
  method: 'GET',
  path: '/api/payment.php',
  who: 'member',
  query: z.strictObject({ payment_id: Id }),
  reply: z.object({ payment: Payment, credits: z.int() }),
  errors: ['payment_not_found'],
});
