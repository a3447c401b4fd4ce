import { expect, test } from 'vitest';
import {
  sendAccountMail,
  sendInquiryMail,
  sendNotificationMail,
  sendReceiptMail,
  sendResumeMail,
} from './job-kinds.ts';
import { letterJobs, type LetterJobParts } from './letter-jobs.ts';
import { notificationJobs, type NotificationJobParts } from './notification-jobs.ts';
import { paymentJobs, type PaymentJobParts } from './payment-jobs.ts';

test('as many mails go out side by side as the configuration says', () => {
  const parts = { mailsAtOnce: 7 };
  const workers = [
    ...letterJobs(parts as LetterJobParts).workers,
    ...paymentJobs(parts as PaymentJobParts).workers,
    ...notificationJobs(parts as NotificationJobParts).workers,
  ];
  const mails = [sendAccountMail, sendInquiryMail, sendReceiptMail, sendNotificationMail, sendResumeMail];
  expect(mails.map((mail) => workers.find(({ kind }) => kind === mail)?.atOnce)).toEqual(mails.map(() => 7));
});
