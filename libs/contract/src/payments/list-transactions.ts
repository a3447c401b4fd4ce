import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Seller } from '../types/company.ts';
import { LedgerEntry, Payment } from '../types/payment.ts';
import { Id, PageNumber, Paging } from '../types/scalars.ts';

/**
 * The member's own account, newest first (contract H4): every movement of credits, and the payments; a page holds its part of
 * both lists, and `total` counts the movements. With `id`, a payment's, only that payment and what it moved, and who sold it, where
 * that is known.
 */
export const listTransactions = defineCall({
  method: 'GET',
  path: '/api/transactions.php',
  who: 'member',
  query: z.strictObject({ id: Id.optional(), page: PageNumber.optional(), kind: LedgerEntry.shape.kind.optional() }),
  reply: z.object({
    entries: z.array(LedgerEntry),
    payments: z.array(Payment),
    seller: Seller.nullable(),
    ...Paging.shape,
    totals: z.object({ balance: z.int(), added: z.int(), spent: z.int() }),
  }),
  errors: ['payment_not_found'],
});
