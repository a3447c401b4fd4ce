import { z } from 'zod';
import { accountMailKinds } from '@parlour/server-account';
import {
  NotificationMailOrder,
  Notice,
  PushOrder,
  ResumeMailOrder,
} from '@parlour/server-account/notifications/telling/notice';
import type { Transaction } from '@parlour/server-db/brand-database';
import { defineJob, forDays, forHours, type JobOf } from '@parlour/server-jobs';

const brand = z.string();

/** The mails about a member's own account. */
export const sendAccountMail = defineJob(
  'send-mail',
  z.object({
    kind: z.enum(accountMailKinds),
    brand,
    memberId: z.uuid(),
    origin: z.url(),
    request: z.string().nullable(),
    at: z.iso.datetime().optional(),
  }),
  forDays,
);
/** The mails of complaints and of questions to customer service. */
export const sendInquiryMail = defineJob(
  'send-inquiry-mail',
  z.object({ brand, inquiryId: z.uuid(), to: z.enum(['sender', 'support']), origin: z.url() }),
  forDays,
);
/** The mails of moderators' decisions. */
export const sendModerationMail = defineJob(
  'send-moderation-mail',
  z.object({
    brand,
    kind: z.enum(['statement', 'reversed', 'report-decided', 'report-reversed']),
    id: z.uuid(),
    origin: z.url(),
    back: z.enum(['photo', 'text', 'account', 'record']).optional(),
    again: z.boolean().optional(),
    decisionId: z.uuid().optional(),
  }),
  forDays,
);
/** The confirmations of purchases, and of what went back of them. */
export const sendReceiptMail = defineJob(
  'send-receipt-mail',
  z.object({ brand, memberId: z.uuid(), paymentId: z.uuid(), about: z.literal('return').optional() }),
  forDays,
);
export const settlePayment = defineJob(
  'settle-payment',
  z.object({ brand, provider: z.string(), eventId: z.string() }),
);
/** A copy of somebody's own data. */
export const makeExport = defineJob('make-export', z.object({ brand, exportId: z.uuid(), origin: z.url() }));
/** The files of a photo that was removed. */
export const removePhotoFiles = defineJob('remove-photo-files', z.object({ brand, photoId: z.uuid() }));
/** What somebody uploaded before the address was confirmed. */
export const judgePhotos = defineJob('judge-photos', z.object({ brand, memberId: z.uuid() }));
/** Why a message was removed in which a picture stood that somebody else's decision had removed. */
export const stateCopySent = defineJob(
  'state-sent-copy',
  z.object({ brand, memberId: z.uuid(), photoId: z.uuid(), messageId: z.uuid() }),
);
/** What a program decided about pictures, where the decision that it rested on was taken back, beyond what went back at once. */
export const takeBackRested = defineJob(
  'take-back-rested',
  z.object({ brand, decisionId: z.uuid(), digests: z.array(z.string()) }),
);
export const answerForDemoMember = defineJob(
  'answer-for-demo-member',
  z.object({ brand, conversationId: z.uuid(), messageId: z.uuid(), senderId: z.uuid(), recipientId: z.uuid() }),
);

/** Something happened to a member, who may want to be told. */
export const notify = defineJob('notify', Notice);
export const sendPush = defineJob('send-push', PushOrder, forHours);
export const sendNotificationMail = defineJob('send-notification-mail', NotificationMailOrder, forDays);
export const sendResumeMail = defineJob('send-resume-mail', ResumeMailOrder, forHours);

/** Everything that is done later, by the names that slices put it in the queue with. */
export const queues = [
  sendAccountMail,
  sendInquiryMail,
  sendModerationMail,
  sendReceiptMail,
  settlePayment,
  makeExport,
  answerForDemoMember,
  removePhotoFiles,
  judgePhotos,
  stateCopySent,
  takeBackRested,
  notify,
  sendPush,
  sendNotificationMail,
  sendResumeMail,
];

/** Work as the kinds above read it. */
export type QueuedJob = JobOf<(typeof queues)[number]>;
/** Puts into the queue what one of its kinds reads. */
export type Enqueue = (trx: Transaction, job: QueuedJob) => Promise<void>;
