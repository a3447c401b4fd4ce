import {
  notificationLetter,
  resumeMailLetter,
  sendPush,
  takeNotice,
  tellAllDue,
  type TellingPorts,
} from '@parlour/server-account/notifications/index';
import { workOn, type JobWorker, type RecurringJob } from '@parlour/server-jobs';
import type { Signer } from '@parlour/server-kit/signing';
import type { PushSender } from '@parlour/server-push';
import { asOfNow } from './as-of-now.ts';
import { forEachSite } from './for-each-site.ts';
import { notify, sendNotificationMail, sendPush as sendPushJob, sendResumeMail } from './job-kinds.ts';
import { mailWorker, type MailParts } from './mail-worker.ts';

export interface NotificationJobParts extends MailParts {
  telling: TellingPorts;
  push: PushSender;
  /** Signs the links that end mails. */
  unsubscribeSigner: Signer;
}

/** Notices that may be on their way to push services side by side. */
const PUSHES_AT_ONCE = 8;
/** Things that happened which may be looked at side by side. */
const NOTICES_AT_ONCE = 4;

/** The work of telling members what happened: deciding, pushing, mailing, and what was held back until its time. */
export function notificationJobs(parts: NotificationJobParts): { workers: JobWorker[]; recurring: RecurringJob[] } {
  const { sites, telling, push, unsubscribeSigner } = parts;
  const placeOf = (brand: string) => asOfNow(sites.require(brand));
  const workers = [
    workOn(notify, (notice) => takeNotice(telling, placeOf(notice.brand), notice), { atOnce: NOTICES_AT_ONCE }),
    workOn(sendPushJob, (order) => sendPush(push, placeOf(order.brand), order), { atOnce: PUSHES_AT_ONCE }),
    mailWorker(parts, sendNotificationMail, (context, order) => notificationLetter(context, unsubscribeSigner, order)),
    mailWorker(parts, sendResumeMail, resumeMailLetter),
  ];
  const tellDue: RecurringJob = {
    name: 'tell-due',
    cron: '* * * * *',
    run: () => forEachSite(sites, (site) => tellAllDue(telling, site)),
  };
  return { workers, recurring: [tellDue] };
}
