import { eraseDueMembers, makeExport, sweepExports, type ErasurePorts } from '@parlour/server-account';
import type { Database } from '@parlour/server-db/database';
import { workOn, type JobQueue, type JobWorker, type RecurringJob } from '@parlour/server-jobs';
import type { SiteDirectory } from '@parlour/server-kit/sites/sites';
import type { PhotoStorage, Renditions } from '@parlour/server-media';
import { asOfNow } from './as-of-now.ts';
import { forEachKeptBrand } from './for-each-kept-brand.ts';
import { forEachSite } from './for-each-site.ts';
import { makeExport as makeExportJob, type Enqueue } from './job-kinds.ts';
import type { RemovePhotoFiles } from './photo-files-remover.ts';
import { exportFiles } from '../routes/own-data-exports.ts';

export interface LeavingParts {
  database: Database;
  sites: SiteDirectory;
  publish: ErasurePorts['publish'];
  queue: Pick<JobQueue, 'forget'> & { enqueue: Enqueue };
  storage: PhotoStorage;
  removePhotoFiles: RemovePhotoFiles;
  renditions: Renditions;
  /** Removes mails that this server itself has kept. */
  forgetMails: ErasurePorts['forgetMails'];
}

/** What is done about members' own data: copies that they asked for, and erasing those who have left. */
export function leavingJobs({
  database,
  sites,
  publish,
  queue,
  storage,
  removePhotoFiles,
  renditions,
  forgetMails,
}: LeavingParts): {
  workers: JobWorker[];
  recurring: RecurringJob[];
} {
  const files = exportFiles(storage);
  const erasure: ErasurePorts = {
    publish,
    removePhotoFiles,
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
    await makeExport({ ...asOfNow(sites.require(wanted.brand)), ports: exporting }, wanted);
  });
  const erase: RecurringJob = {
    name: 'erase-members',
    cron: '*/20 * * * *',
    queue: 'long',
    run: () => forEachSite(sites, (site) => eraseDueMembers(erasure, site)),
  };
  const sweep: RecurringJob = {
    name: 'sweep-exports',
    cron: '41 * * * *',
    queue: 'long',
    run: () => forEachKeptBrand(database, (kept) => sweepExports(files, kept)),
  };
  return { workers: [copies], recurring: [erase, sweep] };
}
