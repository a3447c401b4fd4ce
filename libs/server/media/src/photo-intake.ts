import type { Darkroom } from './develop/darkroom.ts';
import type { DevelopOrder, DevelopRefusal } from './develop/develop-order.ts';
import type { PhotoStorage } from './photo-storage.ts';
import { photoFolder, renditionKey } from './renditions.ts';

/** A photo of a brand, by the id that its row has or will have. */
export interface PhotoPlace {
  brand: string;
  photoId: string;
}

export type TakenPhoto =
  | { ok: true; width: number; height: number; thumbhash: string; storageKey: string }
  | { ok: false; refusal: DevelopRefusal };

/** How photos come in and go again. */
export interface PhotoIntake {
  /** Develops what was sent and keeps all of its files; only then may a row speak of it. */
  take(place: PhotoPlace, order: DevelopOrder): Promise<TakenPhoto>;
  /** Removes every file of a photo; again, where there are none left, it does nothing. */
  remove(place: PhotoPlace): Promise<void>;
}

/** Takes photos in by way of a darkroom; where a file cannot be kept, none of that photo is. */
export function createPhotoIntake(darkroom: Darkroom, storage: PhotoStorage): PhotoIntake {
  const remove = ({ brand, photoId }: PhotoPlace): Promise<void> => storage.removeFolder(photoFolder(brand, photoId));
  return {
    remove,
    async take(place, order) {
      const { brand, photoId } = place;
      const developed = await darkroom.develop(order);
      if (!developed.ok) return developed;
      const { width, height, thumbhash, files } = developed;
      try {
        for (const { size, format, bytes } of files)
          await storage.write(renditionKey(brand, photoId, size, format), bytes);
      } catch (error) {
        await remove(place);
        throw error;
      }
      return { ok: true, width, height, thumbhash, storageKey: renditionKey(brand, photoId, 'large') };
    },
  };
}
