import { callAddress } from '@parlour/contract/call-address';
import { exportTransactions } from '@parlour/contract/payments/export-transactions';
import { listTransactions } from '@parlour/contract/payments/list-transactions';
import { callQuery } from '../call-query.ts';
import { paymentsKeys } from './keys.ts';

/** A page of the member's account, or one payment with what it moved. */
export const transactionsOptions = ({ id, page = 1 }: { id?: string; page?: number } = {}) =>
  callQuery(paymentsKeys.transactions(id ?? null, page), listTransactions, { id, page });

/** Where the whole account is downloaded as a table. */
export const transactionsFile = callAddress(exportTransactions.path, exportTransactions.when);
