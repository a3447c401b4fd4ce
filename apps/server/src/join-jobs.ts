import { accountLetter } from '@parlour/server-account';
import type { Database } from '@parlour/server-db/database';
import { maintenance, workOn, type JobWorker, type RecurringJob } from '@parlour/server-jobs';
import type { Site, SiteDirectory } from '@parlour/server-kit/sites';
import type { Mailer } from '@parlour/server-mail';
import { sweepPhotos, type PhotoStorage } from '@parlour/server-media';
import { recheckOldPayments, recheckPayments, settleEvent, type PaymentsPorts } from '@parlour/server-payments';
import { judgePhotos as judgeHeld, type PhotoPorts } from '@parlour/server-profile';
import { inquiryLetter, isPhotoHeld } from '@parlour/server-safety';
import { forEachSite } from './for-each-site.ts';
import { notificationJobs, type NotificationJobParts } from './notification-jobs.ts';
import { tellingAccounts } from './tell-members.ts';
import { judgePhotos, removePhotoFiles, sendInquiryMail, sendMail, settlePayment } from './job-kinds.ts';

export interface JobParts {
  database: Database;
  sites: SiteDirectory;
  mailer: Mailer;
  /** How many mails may be on their way side by side. */
  mailsAtOnce: number;
  payments: PaymentsPorts;
  photos: Pick<PhotoPorts, 'intake' | 'judge'>;
  storage: PhotoStorage;
  notifications: Pick<NotificationJobParts, 'telling' | 'push' | 'unsubscribeSigner'>;
}

/** What the workers do. A job of a brand that this server no longer has is an error: it waits for one that has it. */
export function joinJobs({
  database,
  sites,
  mailer,
  mailsAtOnce,
  payments,
  photos,
  storage,
  notifications,
}: JobParts): {
  workers: JobWorker[];
  recurring: RecurringJob[];
} {
  const siteOf = (brand: string): Site => {
    const site = sites.byBrand(brand);
    if (!site) throw new Error(`There is no brand ${brand} here`);
    return site;
  };

  const told = notificationJobs({ sites, siteOf, mailer, mailsAtOnce, ...notifications });

  const workers = [
    ...told.workers,
    workOn(
      sendMail,
      async (mail) => {
        const site = siteOf(mail.brand);
        const letter = await accountLetter({ ...site, now: new Date() }, mail);
        if (letter) await mailer.send(site.brand, letter);
      },
      { atOnce: mailsAtOnce },
    ),
    workOn(
      sendInquiryMail,
      async (mail) => {
        const site = siteOf(mail.brand);
        const letter = await inquiryLetter(site, mail);
        if (letter) await mailer.send(site.brand, letter);
      },
      { atOnce: mailsAtOnce },
    ),
    workOn(
      removePhotoFiles,
      async (place) => {
        if (!(await isPhotoHeld(siteOf(place.brand).db, place, new Date()))) await photos.intake.remove(place);
      },
      { atOnce: 4 },
    ),
    workOn(judgePhotos, ({ brand, memberId }) => {
      const tell = tellingAccounts(notifications.telling.enqueue);
      return judgeHeld({ ...photos, tell }, siteOf(brand), memberId);
    }),
    workOn(settlePayment, (event) => settleEvent(payments, { ...siteOf(event.brand), now: new Date() }, event)),
  ];
  const clock = (): Date => new Date();
  const rechecks: RecurringJob[] = [
    {
      name: 'recheck-payments',
      cron: '*/5 * * * *',
      run: () => forEachSite(sites, (site) => recheckPayments(payments, site, clock)),
    },
    {
      name: 'recheck-old-payments',
      cron: '41 4 * * *',
      run: () => forEachSite(sites, (site) => recheckOldPayments(payments, site, clock)),
    },
  ];
  const sweep: RecurringJob = {
    name: 'sweep-photos',
    cron: '17 * * * *',
    isLong: true,
    run: () => forEachSite(sites, ({ brand, db }) => sweepPhotos(storage, db, brand.id, new Date())),
  };
  return { workers, recurring: [maintenance(database), ...told.recurring, ...rechecks, sweep] };
}
