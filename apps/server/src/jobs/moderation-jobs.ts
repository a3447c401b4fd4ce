import { inTransaction } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import { workOn, type JobWorker, type RecurringJob } from '@parlour/server-jobs';
import { judgePhotos as judgeHeld, type PhotoPorts } from '@parlour/server-profile';
import {
  liftSuspensions,
  moderationLetter,
  stateKnownPhoto,
  stateSentCopy,
  takeBackFurther,
  type ModerationPorts,
} from '@parlour/server-safety';
import { asOfNow } from './as-of-now.ts';
import { forEachSite } from './for-each-site.ts';
import { judgePhotos, sendModerationMail, stateCopySent, takeBackRested } from './job-kinds.ts';
import { mailWorker, type MailParts } from './mail-worker.ts';

export interface ModerationJobParts extends MailParts {
  ports: ModerationPorts;
  judge: PhotoPorts['judge'];
}

/**
 * What moderation does later: judging photos that waited, stating why copies of a picture went, taking back what rested on a decision,
 * the mails of its decisions, and the end of a suspension.
 */
export function moderationJobs(parts: ModerationJobParts): { workers: JobWorker[]; recurring: RecurringJob[] } {
  const { sites, ports, judge } = parts;
  const judging = workOn(judgePhotos, ({ brand, memberId }) => {
    const site = sites.require(brand);
    const stateReasons = (trx: Transaction, photo: { memberId: string; photoId: string }): Promise<void> =>
      stateKnownPhoto(ports, trx, asOfNow(site), photo);
    return judgeHeld({ judge, tell: ports.tell, stateReasons }, site, memberId);
  });
  const stating = workOn(stateCopySent, (copy) => {
    const site = asOfNow(sites.require(copy.brand));
    return inTransaction(site, ({ trx }) => stateSentCopy(ports, trx, site, copy));
  });
  const takingBack = workOn(takeBackRested, (rejected) => {
    const site = asOfNow(sites.require(rejected.brand));
    return inTransaction(site, ({ trx }) => takeBackFurther(ports, trx, site, rejected));
  });
  const mails = mailWorker(parts, sendModerationMail, moderationLetter);
  const lift: RecurringJob = {
    name: 'lift-suspensions',
    cron: '* * * * *',
    run: () => forEachSite(sites, (site) => liftSuspensions(ports, site)),
  };
  return { workers: [judging, stating, takingBack, mails], recurring: [lift] };
}
