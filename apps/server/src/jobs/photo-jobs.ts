import type { Database } from '@parlour/server-db/database';
import { workOn, type JobWorker, type RecurringJob } from '@parlour/server-jobs';
import { sweepPhotos, type PhotoStorage } from '@parlour/server-media';
import { forEachKeptBrand } from './for-each-kept-brand.ts';
import { removePhotoFiles } from './job-kinds.ts';
import type { RemovePhotoFiles } from './photo-files-remover.ts';

export interface PhotoJobParts {
  database: Database;
  storage: PhotoStorage;
  removeFiles: RemovePhotoFiles;
}

/** What is done about files of photos: those that were removed, and what was left behind. */
export function photoJobs({ database, storage, removeFiles }: PhotoJobParts): {
  workers: JobWorker[];
  recurring: RecurringJob[];
} {
  const sweep: RecurringJob = {
    name: 'sweep-photos',
    cron: '17 * * * *',
    queue: 'long',
    run: () => forEachKeptBrand(database, ({ brand, db, now }) => sweepPhotos(storage, db, brand.id, now)),
  };
  return { workers: [workOn(removePhotoFiles, removeFiles, { atOnce: 4 })], recurring: [sweep] };
}
