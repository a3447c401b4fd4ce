import type { HandledCall } from '@parlour/server-kit/calls/handle';
import { createPaymentCall } from './create-payment.ts';
import { exportTransactionsCall } from './export-transactions.ts';
import { getDiscountcodeCall } from './get-discountcode.ts';
import { getPaymentCall } from './get-payment.ts';
import { getTimebonusCall } from './get-timebonus.ts';
import { listCreditsCall } from './list-credits.ts';
import { listTransactionsCall } from './list-transactions.ts';
import { paymentWebhookCall } from './payment-webhook.ts';
import type { PaymentsPorts } from './ports.ts';

export { offeredDiscount, shownDiscount } from './discount.ts';
export { leavingOffers, type LeavingOffers } from './leaving-offers.ts';
export { grant, messageSpending, spend } from './store/ledger.ts';
export type { PaymentsPorts, ReceiptMailJob, SettlePaymentJob } from './ports.ts';
export type { PaymentProvider } from './providers/provider.ts';
export { createSandbox, type Sandbox } from './providers/sandbox/sandbox.ts';
export { sandboxPages } from './providers/sandbox/pages.ts';
export { queueReceipts } from './queue-receipts.ts';
export { receiptLetter } from './receipt-letter.ts';
export { recheckOldPayments, recheckPayments } from './recheck-payments.ts';
export { settleEvent } from './settle-event.ts';

/** The calls of buying credits and reading one's account. */
export const paymentsCalls = (ports: PaymentsPorts): HandledCall[] => [
  listCreditsCall(ports),
  createPaymentCall(ports),
  getPaymentCall(ports),
  listTransactionsCall(),
  exportTransactionsCall(),
  getTimebonusCall(ports),
  getDiscountcodeCall(ports),
  paymentWebhookCall(ports),
];
