import { workOn, type JobWorker, type RecurringJob } from '@parlour/server-jobs';
import type { SiteDirectory } from '@parlour/server-kit/sites';
import type { Mailer } from '@parlour/server-mail';
import { liftSuspensions, moderationLetter, type ModerationPorts } from '@parlour/server-safety';
import { forEachSite } from './for-each-site.ts';
import { sendModerationMail } from './job-kinds.ts';

export interface ModerationJobParts {
  sites: SiteDirectory;
  mailer: Mailer;
  mailsAtOnce: number;
  ports: ModerationPorts;
}

/** What follows a moderator's decision: its mails, and the end of a suspension. */
export function moderationJobs({ sites, mailer, mailsAtOnce, ports }: ModerationJobParts): {
  workers: JobWorker[];
  recurring: RecurringJob[];
} {
  const mails = workOn(
    sendModerationMail,
    async (mail) => {
      const site = sites.byBrand(mail.brand);
      if (!site) throw new Error(`There is no brand ${mail.brand} here`);
      const letter = await moderationLetter(site, mail);
      if (letter) await mailer.send(site.brand, letter);
    },
    { atOnce: mailsAtOnce },
  );
  const lift: RecurringJob = {
    name: 'lift-suspensions',
    cron: '* * * * *',
    run: () => forEachSite(sites, (site) => liftSuspensions(ports, { ...site, now: new Date() })),
  };
  return { workers: [mails], recurring: [lift] };
}
