import { accountLetter } from '@parlour/server-account';
import type { Database } from '@parlour/server-db/database';
import { maintenance, workOn, type JobWorker, type RecurringJob } from '@parlour/server-jobs';
import type { Site, SiteDirectory } from '@parlour/server-kit/sites';
import type { Mailer } from '@parlour/server-mail';
import { recheckPayments, settleEvent, type PaymentsPorts } from '@parlour/server-payments';
import { sendMail, settlePayment } from './job-kinds.ts';

export interface JobParts {
  database: Database;
  sites: SiteDirectory;
  mailer: Mailer;
  /** How many mails may be on their way side by side. */
  mailsAtOnce: number;
  payments: PaymentsPorts;
}

/** What the workers do. A job of a brand that this server no longer has is an error: it waits for one that has it. */
export function joinJobs({ database, sites, mailer, mailsAtOnce, payments }: JobParts): {
  workers: JobWorker[];
  recurring: RecurringJob[];
} {
  const siteOf = (brand: string): Site => {
    const site = sites.byBrand(brand);
    if (!site) throw new Error(`There is no brand ${brand} here`);
    return site;
  };

  const workers = [
    workOn(
      sendMail,
      async (mail) => {
        const site = siteOf(mail.brand);
        const letter = await accountLetter(site, mail);
        if (letter) await mailer.send(site.brand, letter);
      },
      { atOnce: mailsAtOnce },
    ),
    workOn(settlePayment, (event) => settleEvent(payments, { ...siteOf(event.brand), now: new Date() }, event)),
  ];
  const recheck: RecurringJob = {
    name: 'recheck-payments',
    cron: '*/5 * * * *',
    run: async () => {
      for (const site of sites.all) await recheckPayments(payments, { ...site, now: new Date() });
    },
  };
  return { workers, recurring: [maintenance(database), recheck] };
}
