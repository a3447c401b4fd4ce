import { eraseDueMembers, makeExport, sweepExports, type ErasurePorts } from '@parlour/server-account';
import { workOn, type JobQueue, type JobWorker, type RecurringJob } from '@parlour/server-jobs';
import type { SiteDirectory } from '@parlour/server-kit/sites/sites';
import type { PhotoIntake, PhotoStorage, Renditions } from '@parlour/server-media';
import { isPhotoHeld } from '@parlour/server-safety';
import { forEachSite } from './for-each-site.ts';
import { makeExport as makeExportJob, type Enqueue } from './job-kinds.ts';
import { exportFiles } from '../routes/own-data-exports.ts';

export interface LeavingParts {
  sites: SiteDirectory;
  publish: ErasurePorts['publish'];
  queue: Pick<JobQueue, 'forget'> & { enqueue: Enqueue };
  storage: PhotoStorage;
  intake: Pick<PhotoIntake, 'remove'>;
  renditions: Renditions;
  /** Removes mails that this server itself has kept. */
  forgetMails: ErasurePorts['forgetMails'];
}

/** What is done about members' own data: copies that they asked for, and erasing those who have left. */
export function leavingJobs({ sites, publish, queue, storage, intake, renditions, forgetMails }: LeavingParts): {
  workers: JobWorker[];
  recurring: RecurringJob[];
} {
  const files = exportFiles(storage);
  const erasure: ErasurePorts = {
    publish,
    // What a report holds stays until it is decided; the sweep of photos removes it then.
    async removePhotoFiles(photo) {
      const { db } = sites.require(photo.brand);
      if (!(await isPhotoHeld(db, photo, new Date()))) await intake.remove(photo);
    },
    removeExportFile: files.remove,
    forgetMails,
    forgetJobs: queue.forget,
  };
  const exporting = {
    enqueue: queue.enqueue,
    write: files.write,
    readPhoto: async (photo: Parameters<Renditions>[0]) => (await renditions(photo, 'large'))?.bytes ?? null,
  };

  const copies = workOn(makeExportJob, async (wanted) => {
    await makeExport({ ...sites.require(wanted.brand), now: new Date(), ports: exporting }, wanted);
  });
  const erase: RecurringJob = {
    name: 'erase-members',
    cron: '*/20 * * * *',
    queue: 'long',
    run: () => forEachSite(sites, (site) => eraseDueMembers(erasure, { ...site, now: new Date() })),
  };
  const sweep: RecurringJob = {
    name: 'sweep-exports',
    cron: '41 * * * *',
    queue: 'long',
    run: () => forEachSite(sites, (site) => sweepExports(files, { ...site, now: new Date() })),
  };
  return { workers: [copies], recurring: [erase, sweep] };
}
