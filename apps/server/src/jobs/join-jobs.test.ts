import { expect, test } from 'vitest';
import { joinJobs, type JobParts } from './join-jobs.ts';
import {
  sendInquiryMail,
  sendMail,
  sendNotificationMail,
  sendReceiptMail,
  sendResumeMail,
  settlePayment,
} from './job-kinds.ts';

test('as many mails go out side by side as the configuration says', () => {
  const { workers } = joinJobs({ mailsAtOnce: 7 } as JobParts);
  const mails = [sendMail, sendInquiryMail, sendReceiptMail, sendNotificationMail, sendResumeMail];
  expect(mails.map((mail) => workers.find(({ kind }) => kind === mail)?.atOnce)).toEqual(mails.map(() => 7));
});

test('whatever asks providers about payments holds up no other recurring work', () => {
  const { recurring } = joinJobs({} as JobParts);
  const outside = recurring.filter(({ queue }) => queue === 'outside').map(({ name }) => name);
  expect(outside).toEqual(['recheck-payments', 'recheck-old-payments']);
});

test('a provider that keeps one purchase waiting keeps no other waiting, of whichever brand', () => {
  const { workers } = joinJobs({} as JobParts);
  expect(workers.find(({ kind }) => kind === settlePayment)?.atOnce).toBe(4);
});

test('old payments are asked about in every hour of the day, so that the turn comes round to all of them', () => {
  const { recurring } = joinJobs({} as JobParts);
  expect(recurring.find(({ name }) => name === 'recheck-old-payments')?.cron).toMatch(/^\d+ \* \* \* \*$/);
});
