import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { DiscountCode, Package } from '../../types/payment.ts';
import { Credits, Money } from '../../types/scalars.ts';
import { LeavingReasonId } from './leaving-fields.ts';

/** What may be done in place of leaving; those that do not apply to the member are left out. */
export const LeavingAlternative = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mail_change') }),
  z.object({ kind: z.literal('invisible') }),
  z.object({ kind: z.literal('tryout_package'), offer: Package }),
  z.object({ kind: z.literal('discount_code'), offer: DiscountCode }),
]);
export type LeavingAlternative = z.output<typeof LeavingAlternative>;

/** What somebody who thinks of leaving should know (contract G6): reasons, alternatives, and what would be lost. */
export const leavingOptions = defineCall({
  method: 'GET',
  path: '/api/account-delete.php',
  who: 'member',
  query: z.strictObject({}),
  reply: z.object({
    reasons: z.array(z.object({ id: LeavingReasonId, key: z.string() })),
    alternatives: z.array(LeavingAlternative),
    credits_left: Credits,
    refundable: Money.nullable(),
    /** Payments that are still open, and the totals of the newest; their money may arrive when the member has left. */
    open_payments: z.object({ count: z.int().nonnegative(), totals: z.array(Money) }),
  }),
  errors: [],
});
