import { join } from 'node:path';
import { isNeverTakenAgain } from '@parlour/models/safety/refused-photos';
import type { Database } from '@parlour/server-db/database';
import type { Configuration } from '@parlour/server-kit/configuration/configuration';
import {
  createPhotoWorkerPool,
  createFolderStorage,
  createPhotoIntake,
  createS3Storage,
  type PhotoStorage,
} from '@parlour/server-media';
import type { PhotoPorts } from '@parlour/server-profile';
import { findRefusals } from '@parlour/server-safety';

export interface OpenPhotos {
  photos: Pick<PhotoPorts, 'intake' | 'judge'>;
  close(): void;
}

/** Where photos lie: in the store that is configured, else in the data folder. */
export const openPhotoStorage = ({ photoStore, dataFolder }: Configuration): PhotoStorage =>
  photoStore ? createS3Storage(photoStore) : createFolderStorage(join(dataFolder, 'photos'));

/**
 * How photos come in on this server.
 *
 * @param storage where their files lie
 * @param isDemo in the demo every photo is approved at once that nobody has rejected before; elsewhere it waits for somebody who
 *   looks at it
 */
export function openPhotos(storage: PhotoStorage, database: Database, isDemo: boolean): OpenPhotos {
  const workerPool = createPhotoWorkerPool();
  const judge: PhotoPorts['judge'] = async ({ brand, digest }) => {
    const refusals = digest === null ? [] : await findRefusals(database.forBrand(brand), brand, digest);
    if (isNeverTakenAgain(refusals)) return 'banned';
    return isDemo && refusals.length === 0 ? 'approved' : 'pending';
  };
  return { photos: { intake: createPhotoIntake(workerPool, storage), judge }, close: () => workerPool.close() };
}
