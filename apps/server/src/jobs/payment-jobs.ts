import { wayBack } from '@parlour/server-account';
import { workOn, type JobWorker, type RecurringJob } from '@parlour/server-jobs';
import {
  receiptLetter,
  recheckOldPayments,
  recheckPayments,
  settleEvent,
  type PaymentsPorts,
} from '@parlour/server-payments';
import { asOfNow } from './as-of-now.ts';
import { sendReceiptMail, settlePayment } from './job-kinds.ts';
import { mailWorker, type MailParts } from './mail-worker.ts';

export interface PaymentJobParts extends MailParts {
  payments: PaymentsPorts;
}

/** What is done about payments: settling them, their receipts, and asking again about those that nobody told of. */
export function paymentJobs({ payments, ...mails }: PaymentJobParts): {
  workers: JobWorker[];
  recurring: RecurringJob[];
} {
  const { sites } = mails;
  const workers = [
    workOn(settlePayment, (event) => settleEvent(payments, asOfNow(sites.require(event.brand)), event), { atOnce: 4 }),
    mailWorker(mails, sendReceiptMail, (context, order) => receiptLetter({ wayBack }, context, order)),
  ];
  const clock = (): Date => new Date();
  const recheck: RecurringJob = {
    name: 'recheck-payments',
    cron: '*/5 * * * *',
    queue: 'outside',
    run: () => recheckPayments(payments, sites.all, clock),
  };
  const recheckOld: RecurringJob = {
    name: 'recheck-old-payments',
    cron: '41 * * * *',
    queue: 'outside',
    run: () => recheckOldPayments(payments, sites.all, clock),
  };
  return { workers, recurring: [recheck, recheckOld] };
}
