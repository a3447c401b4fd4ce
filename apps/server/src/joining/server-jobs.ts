import { linkSigner } from '@parlour/server-account';
import type { Mailbox } from '@parlour/server-bus';
import type { JobQueue, JobWorker, RecurringJob, ReportFailure } from '@parlour/server-jobs';
import type { Configuration } from '@parlour/server-kit/configuration/configuration';
import type { SiteDirectory } from '@parlour/server-kit/sites/sites';
import { createMailer, fileTransport, forgetKeptMails, smtpTransport } from '@parlour/server-mail';
import type { Renditions } from '@parlour/server-media';
import type { PhotoPorts } from '@parlour/server-profile';
import { createPushSender } from '@parlour/server-push';
import type { ModerationPorts } from '@parlour/server-safety';
import type { Enqueue } from '../jobs/job-kinds.ts';
import { leavingJobs } from '../jobs/leaving-jobs.ts';
import { letterJobs } from '../jobs/letter-jobs.ts';
import { maintenance } from '../jobs/maintenance.ts';
import { moderationJobs } from '../jobs/moderation-jobs.ts';
import { notificationJobs, type NotificationJobParts } from '../jobs/notification-jobs.ts';
import { paymentJobs, type PaymentJobParts } from '../jobs/payment-jobs.ts';
import { photoFilesRemover } from '../jobs/photo-files-remover.ts';
import { photoJobs, type PhotoJobParts } from '../jobs/photo-jobs.ts';
import { refusedLetters } from '../jobs/refused-letters.ts';
import { unconfirmedJobs } from '../jobs/unconfirmed-jobs.ts';

/** What later work stands on. */
export interface ServerJobParts
  extends
    Pick<PhotoJobParts, 'database' | 'storage'>,
    Pick<PaymentJobParts, 'payments'>,
    Pick<NotificationJobParts, 'telling' | 'unsubscribeSigner'> {
  sites: SiteDirectory;
  configuration: Pick<Configuration, 'keys' | 'mailsAtOnce' | 'smtpUrl'>;
  report: ReportFailure;
  queue: Pick<JobQueue, 'forget'> & { enqueue: Enqueue };
  mailbox: Pick<Mailbox, 'deliver' | 'publish'>;
  /** Folder of the mails that were not sent. */
  mails: string;
  photos: Pick<PhotoPorts, 'intake' | 'judge'>;
  renditions: Renditions;
  moderation: ModerationPorts;
}

/**
 * All that the slices have done later or again and again, and the two ways in which it reaches a member: mails and push. A job of a
 * brand that no server has is an error: it is given up once its tries are used up.
 */
export function serverJobs({
  configuration: { keys, mailsAtOnce, smtpUrl },
  database,
  sites,
  report,
  queue,
  mailbox,
  mails,
  storage,
  renditions,
  photos,
  payments,
  telling,
  unsubscribeSigner,
  moderation,
}: ServerJobParts): { workers: JobWorker[]; recurring: RecurringJob[] } {
  const mailer = createMailer(
    smtpUrl ? smtpTransport(smtpUrl) : fileTransport(mails),
    refusedLetters({ sites, enqueue: queue.enqueue, report }),
  );
  const push = createPushSender({ vapid: keys.vapid });
  const outgoing = { sites, mailer, mailsAtOnce };
  const removePhotoFiles = photoFilesRemover(sites, photos.intake);
  const jobs = [
    { workers: [], recurring: [maintenance(database)] },
    notificationJobs({ ...outgoing, telling, push, unsubscribeSigner }),
    { recurring: [], ...letterJobs({ ...outgoing, linkTokens: linkSigner(Buffer.from(keys.session)) }) },
    paymentJobs({ ...outgoing, payments }),
    photoJobs({ database, storage, removeFiles: removePhotoFiles }),
    leavingJobs({
      database,
      sites,
      publish: mailbox.publish,
      queue,
      storage,
      removePhotoFiles,
      renditions,
      forgetMails: (brand, address) => forgetKeptMails(mails, brand, address),
    }),
    moderationJobs({ ...outgoing, ports: moderation, judge: photos.judge }),
    { workers: [], ...unconfirmedJobs({ sites, enqueue: queue.enqueue, mailbox }) },
  ];
  return {
    workers: jobs.flatMap(({ workers }) => workers),
    recurring: jobs.flatMap(({ recurring }) => recurring),
  };
}
