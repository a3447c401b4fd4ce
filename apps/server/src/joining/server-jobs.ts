import { linkSigner } from '@parlour/server-account';
import type { Mailbox } from '@parlour/server-bus';
import type { JobQueue, JobWorker, RecurringJob, ReportFailure } from '@parlour/server-jobs';
import type { Configuration } from '@parlour/server-kit/configuration/configuration';
import { createMailer, fileTransport, forgetKeptMails, smtpTransport } from '@parlour/server-mail';
import type { Renditions } from '@parlour/server-media';
import type { PhotoPorts } from '@parlour/server-profile';
import { createPushSender } from '@parlour/server-push';
import type { ModerationPorts } from '@parlour/server-safety';
import { joinJobs, type JobParts } from '../jobs/join-jobs.ts';
import type { Enqueue } from '../jobs/job-kinds.ts';
import { leavingJobs } from '../jobs/leaving-jobs.ts';
import { moderationJobs } from '../jobs/moderation-jobs.ts';
import { refusedLetters } from '../jobs/refused-letters.ts';
import { unconfirmedJobs } from '../jobs/unconfirmed-jobs.ts';

/** What later work stands on. */
export interface ServerJobParts
  extends
    Pick<JobParts, 'database' | 'sites' | 'storage' | 'payments'>,
    Pick<JobParts['notifications'], 'telling' | 'unsubscribeSigner'> {
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

/** All that the slices have done later or again and again, and the two ways in which it reaches a member: mails and push. */
export function serverJobs({
  configuration: { keys, mailsAtOnce, smtpUrl },
  report,
  queue,
  mailbox,
  mails,
  renditions,
  photos,
  telling,
  unsubscribeSigner,
  moderation,
  ...shared
}: ServerJobParts): { workers: JobWorker[]; recurring: RecurringJob[] } {
  const { sites, storage } = shared;
  const mailer = createMailer(
    smtpUrl ? smtpTransport(smtpUrl) : fileTransport(mails),
    refusedLetters({ sites, enqueue: queue.enqueue, report }),
  );
  const push = createPushSender({ vapid: keys.vapid });
  const jobs = [
    joinJobs({
      ...shared,
      photos,
      mailer,
      mailsAtOnce,
      linkTokens: linkSigner(Buffer.from(keys.session)),
      notifications: { telling, push, unsubscribeSigner },
    }),
    leavingJobs({
      sites,
      publish: mailbox.publish,
      queue,
      storage,
      intake: photos.intake,
      renditions,
      forgetMails: (brand, address) => forgetKeptMails(mails, brand, address),
    }),
    moderationJobs({ sites, mailer, mailsAtOnce, ports: moderation, judge: photos.judge }),
    { workers: [], ...unconfirmedJobs({ sites, enqueue: queue.enqueue, mailbox }) },
  ];
  return {
    workers: jobs.flatMap(({ workers }) => workers),
    recurring: jobs.flatMap(({ recurring }) => recurring),
  };
}
