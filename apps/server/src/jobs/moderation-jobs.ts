import type { JobWorker, RecurringJob } from '@parlour/server-jobs';
import { liftSuspensions, moderationLetter, type ModerationPorts } from '@parlour/server-safety';
import { forEachSite } from './for-each-site.ts';
import { sendModerationMail } from './job-kinds.ts';
import { mailWorker, type MailParts } from './mail-worker.ts';

export interface ModerationJobParts extends MailParts {
  ports: ModerationPorts;
}

/** What follows a moderator's decision: its mails, and the end of a suspension. */
export function moderationJobs(parts: ModerationJobParts): { workers: JobWorker[]; recurring: RecurringJob[] } {
  const { sites, ports } = parts;
  const mails = mailWorker(parts, sendModerationMail, moderationLetter);
  const lift: RecurringJob = {
    name: 'lift-suspensions',
    cron: '* * * * *',
    run: () => forEachSite(sites, (site) => liftSuspensions(ports, { ...site, now: new Date() })),
  };
  return { workers: [mails], recurring: [lift] };
}
