import type { Transaction } from '@parlour/server-db/brand-database';
import type { PhotoIntake, PhotoPlace } from '@parlour/server-media';

/** What the moderation says: others may see it, somebody has to look at it first, or it may never be shown. */
export type PhotoVerdict = 'approved' | 'pending' | 'banned';

/** A picture of a brand by the digest of its pixels; null where that was not kept. */
export interface JudgedPhoto {
  brand: string;
  digest: string | null;
}

/** The files of a photo that nobody has any more are to be removed. May run again for the same photo. */
export interface RemovePhotoFilesJob {
  name: 'remove-photo-files';
  data: PhotoPlace;
}

/** The photos that a member uploaded before the address was confirmed are to be judged. */
export interface JudgePhotosJob {
  name: 'judge-photos';
  data: { brand: string; memberId: string };
}

/** What photos need beyond this slice; `apps/server` fills it. */
export interface PhotoPorts {
  intake: PhotoIntake;
  /** The moderation hook: asked once the photo's files are kept, before anybody but its owner sees it. */
  judge(photo: JudgedPhoto): Promise<PhotoVerdict>;
  /** Puts a job into the queue inside the transaction. */
  enqueue(trx: Transaction, job: RemovePhotoFilesJob | JudgePhotosJob): Promise<void>;
}

/** What judging the photos that waited needs. */
export interface JudgingPorts extends Pick<PhotoPorts, 'judge'> {
  /** Tells an owner what became of a photo. */
  tell(
    trx: Transaction,
    owner: { brand: string; memberId: string },
    notice: 'photo_approved' | 'photo_rejected',
  ): Promise<void>;
  /**
   * States to an owner why a photo may never be shown.
   *
   * @throws where nothing is known against it any more
   */
  stateReasons(trx: Transaction, photo: { brand: string; memberId: string; photoId: string }): Promise<void>;
}
