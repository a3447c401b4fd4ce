import type { SiteDirectory } from '@parlour/server-kit/sites/sites';
import type { PhotoIntake } from '@parlour/server-media';
import { isPhotoHeld } from '@parlour/server-safety';
import { asOfNow } from './as-of-now.ts';

/** Removes the files of a photo that is gone. */
export type RemovePhotoFiles = (photo: { brand: string; photoId: string }) => Promise<void>;

/** What a report holds stays until it is decided; the sweep of photos removes it then. */
export const photoFilesRemover =
  (sites: SiteDirectory, intake: Pick<PhotoIntake, 'remove'>): RemovePhotoFiles =>
  async (photo) => {
    const { db, now } = asOfNow(sites.require(photo.brand));
    if (!(await isPhotoHeld(db, photo, now))) await intake.remove(photo);
  };
