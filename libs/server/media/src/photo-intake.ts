import type { PhotoWorkerPool } from './processing/photo-worker-pool.ts';
import type { PhotoLooks, PhotoRefusal, ProcessingOrder } from './processing/processing-order.ts';
import type { PhotoStorage } from './photo-storage.ts';
import { photoFolder, renditionKey } from './renditions.ts';

/** A photo of a brand, by the id that its row has or will have. */
export interface PhotoPlace {
  brand: string;
  photoId: string;
}

export type TakenPhoto = ({ ok: true; storageKey: string } & PhotoLooks) | { ok: false; refusal: PhotoRefusal };

/** How photos come in and go again. */
export interface PhotoIntake {
  /** Processes what was sent and keeps all of its files; only then may a row speak of it. */
  take(place: PhotoPlace, order: ProcessingOrder): Promise<TakenPhoto>;
  /** Removes every file of a photo; again, where there are none left, it does nothing. */
  remove(place: PhotoPlace): Promise<void>;
}

/** Takes photos in by way of the photo workers; where a file cannot be kept, none of that photo is. */
export function createPhotoIntake(pool: PhotoWorkerPool, storage: PhotoStorage): PhotoIntake {
  const remove = ({ brand, photoId }: PhotoPlace): Promise<void> => storage.removeFolder(photoFolder(brand, photoId));
  return {
    remove,
    async take(place, order) {
      const { brand, photoId } = place;
      const processed = await pool.processPhoto(order);
      if (!processed.ok) return processed;
      const { files, ...taken } = processed;
      try {
        for (const { size, format, bytes } of files)
          await storage.write(renditionKey(brand, photoId, size, format), bytes);
      } catch (error) {
        // What cannot be removed either is left to the sweep: why the photo could not be kept is what has to be told.
        await remove(place).catch(() => {});
        throw error;
      }
      return { ...taken, storageKey: renditionKey(brand, photoId, 'large') };
    },
  };
}
