import { accountLetter, wayBack } from '@parlour/server-account';
import type { Database } from '@parlour/server-db/database';
import { workOn, type JobWorker, type RecurringJob } from '@parlour/server-jobs';
import type { Signer } from '@parlour/server-kit/signing';
import { sweepPhotos, type PhotoStorage } from '@parlour/server-media';
import {
  receiptLetter,
  recheckOldPayments,
  recheckPayments,
  settleEvent,
  type PaymentsPorts,
} from '@parlour/server-payments';
import type { PhotoPorts } from '@parlour/server-profile';
import { inquiryLetter, isPhotoHeld } from '@parlour/server-safety';
import { forEachSite } from './for-each-site.ts';
import { mailWorker, type MailParts } from './mail-worker.ts';
import { maintenance } from './maintenance.ts';
import { notificationJobs, type NotificationJobParts } from './notification-jobs.ts';
import { removePhotoFiles, sendInquiryMail, sendMail, sendReceiptMail, settlePayment } from './job-kinds.ts';

export interface JobParts extends MailParts {
  database: Database;
  payments: PaymentsPorts;
  photos: Pick<PhotoPorts, 'intake'>;
  storage: PhotoStorage;
  /** Makes the tokens of mailed links. */
  linkTokens: Signer;
  notifications: Pick<NotificationJobParts, 'telling' | 'push' | 'unsubscribeSigner'>;
}

/** What the workers do. A job of a brand that no server has is an error: it is given up once its tries are used up. */
export function joinJobs({
  database,
  sites,
  mailer,
  mailsAtOnce,
  payments,
  photos,
  storage,
  linkTokens,
  notifications,
}: JobParts): {
  workers: JobWorker[];
  recurring: RecurringJob[];
} {
  const mails = { sites, mailer, mailsAtOnce };
  const told = notificationJobs({ ...mails, ...notifications });

  const workers = [
    ...told.workers,
    mailWorker(mails, sendMail, (context, order) => accountLetter({ ...context, tokens: linkTokens }, order)),
    mailWorker(mails, sendInquiryMail, inquiryLetter),
    mailWorker(mails, sendReceiptMail, (context, order) => receiptLetter({ wayBack }, context, order)),
    workOn(
      removePhotoFiles,
      async (place) => {
        if (!(await isPhotoHeld(sites.require(place.brand).db, place, new Date()))) await photos.intake.remove(place);
      },
      { atOnce: 4 },
    ),
    workOn(settlePayment, (event) => settleEvent(payments, { ...sites.require(event.brand), now: new Date() }, event), {
      atOnce: 4,
    }),
  ];
  const sweep: RecurringJob = {
    name: 'sweep-photos',
    cron: '17 * * * *',
    queue: 'long',
    run: () => forEachSite(sites, ({ brand, db }) => sweepPhotos(storage, db, brand.id, new Date())),
  };
  return { workers, recurring: [maintenance(database), ...told.recurring, ...rechecks({ payments, sites }), sweep] };
}

function rechecks({ payments, sites }: Pick<JobParts, 'payments' | 'sites'>): RecurringJob[] {
  const clock = (): Date => new Date();
  return [
    {
      name: 'recheck-payments',
      cron: '*/5 * * * *',
      queue: 'outside',
      run: () => recheckPayments(payments, sites.all, clock),
    },
    {
      name: 'recheck-old-payments',
      cron: '41 * * * *',
      queue: 'outside',
      run: () => recheckOldPayments(payments, sites.all, clock),
    },
  ];
}
