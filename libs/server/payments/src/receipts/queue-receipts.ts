import type { Transaction } from '@parlour/server-db/brand-database';
import type { PaymentsPorts, ReceiptMailJob } from '../ports.ts';
import { purchasesLeft, type PaymentRow } from '../store/payments.ts';

/** The order of the mail that confirms a purchase. */
export const receiptMailJob = ({ brand, member_id, id }: Pick<PaymentRow, 'brand' | 'member_id' | 'id'>) =>
  ({ name: 'send-receipt-mail', data: { brand, memberId: member_id, paymentId: id } }) satisfies ReceiptMailJob;

/** The order of the mail that tells of money that went back. */
export const returnMailJob = (payment: Pick<PaymentRow, 'brand' | 'member_id' | 'id'>) => {
  const { name, data } = receiptMailJob(payment);
  return { name, data: { ...data, about: 'return' } } satisfies ReceiptMailJob;
};

/**
 * Queues the confirmations that waited until their buyer's address was known to be theirs, of what may still be returned. Whoever
 * confirms the address holds the member's row as a purchase does, so that each purchase is mailed by one of the two alone.
 */
export async function queueReceipts(
  { enqueue }: Pick<PaymentsPorts, 'enqueue'>,
  trx: Transaction,
  { brand, memberId, now }: { brand: string; memberId: string; now: Date },
): Promise<void> {
  for (const { id, amount } of await purchasesLeft(trx, brand, memberId, now))
    if (amount > 0) await enqueue(trx, receiptMailJob({ brand, member_id: memberId, id }));
}
