import type { HandledCall } from '@parlour/server-kit/calls/handle';
import { createPaymentCall } from './checkout/create-payment.ts';
import { exportTransactionsCall } from './transactions/export-transactions.ts';
import { limitGuesses } from './discounts/code-guesses.ts';
import { getDiscountcodeCall } from './discounts/get-discountcode.ts';
import { getPaymentCall } from './checkout/get-payment.ts';
import { getTimebonusCall } from './discounts/get-timebonus.ts';
import { listCreditsCall } from './checkout/list-credits.ts';
import { listTransactionsCall } from './transactions/list-transactions.ts';
import { paymentWebhookCall } from './settling/payment-webhook.ts';
import type { PaymentsPorts } from './ports.ts';

export { leavingOffers } from './discounts/leaving-offers.ts';
export { offerFor } from './discounts/offer-for.ts';
export { grant, lockBalance, messageSpending, spend } from './store/ledger.ts';
export { sells, type PaymentsPorts, type ReceiptMailJob, type SettlePaymentJob } from './ports.ts';
export type { PaymentProvider } from './providers/provider.ts';
export { createSandbox, type Sandbox } from './providers/sandbox/sandbox.ts';
export { sandboxPages } from './providers/sandbox/pages.ts';
export { queueReceipts } from './receipts/queue-receipts.ts';
export { receiptLetter } from './receipts/receipt-letter.ts';
export { recheckOldPayments, recheckPayments } from './settling/recheck-payments.ts';
export { settleEvent } from './settling/settle-event.ts';

/** The calls of buying credits and reading one's account. */
export function paymentsCalls(ports: PaymentsPorts): HandledCall[] {
  const findTyped = limitGuesses();
  return [
    listCreditsCall(ports, findTyped),
    createPaymentCall(ports, findTyped),
    getPaymentCall(ports),
    listTransactionsCall(),
    exportTransactionsCall(),
    getTimebonusCall(ports),
    getDiscountcodeCall(ports, findTyped),
    paymentWebhookCall(ports),
  ];
}
