import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { LedgerEntry } from '../types/payment.ts';

/**
 * The member's whole account as a table for spreadsheets (contract H4 with `format=csv`): comma-separated values as in
 * RFC 4180, in UTF-8 with a byte order mark. The newest entry comes first. Heads and kinds are in the language of the
 * site.
 */
export const exportTransactions = defineCall({
  method: 'GET',
  path: '/api/transactions.php',
  when: { format: 'csv' },
  who: 'member',
  query: z.strictObject({ kind: LedgerEntry.shape.kind.optional() }),
  reply: z.string(),
  savedAs: { type: 'text/csv', name: 'transactions.csv' },
  errors: [],
});
