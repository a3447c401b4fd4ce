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
import type { Site, SiteDirectory } from '@parlour/server-kit/sites';
import type { Mailer } from '@parlour/server-mail';
import type { PushSender } from '@parlour/server-push';
import { forEachSite } from './for-each-site.ts';
import { notify, sendNotificationMail, sendPushNotice, sendResumeMail } from './job-kinds.ts';

export interface NotificationJobParts {
  sites: SiteDirectory;
  siteOf(brand: string): Site;
  mailer: Mailer;
  mailsAtOnce: number;
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
  const { sites, siteOf, mailer, mailsAtOnce, telling, push, unsubscribeSigner } = parts;
  const placeOf = (brand: string) => ({ ...siteOf(brand), now: new Date() });
  const workers = [
    workOn(notify, (notice) => takeNotice(telling, placeOf(notice.brand), notice), { atOnce: NOTICES_AT_ONCE }),
    workOn(sendPushNotice, (order) => sendPush(push, placeOf(order.brand), order), { atOnce: PUSHES_AT_ONCE }),
    workOn(
      sendNotificationMail,
      async (order) => {
        const place = placeOf(order.brand);
        const letter = await notificationLetter(place, unsubscribeSigner, order);
        if (letter) await mailer.send(place.brand, letter);
      },
      { atOnce: mailsAtOnce },
    ),
    workOn(sendResumeMail, async (order) => {
      const place = placeOf(order.brand);
      const letter = await resumeMailLetter(place, order);
      if (letter) await mailer.send(place.brand, letter);
    }),
  ];
  const tellDue: RecurringJob = {
    name: 'tell-due',
    cron: '* * * * *',
    run: () => forEachSite(sites, ({ brand }) => tellAllDue(telling, placeOf(brand.id))),
  };
  return { workers, recurring: [tellDue] };
}
