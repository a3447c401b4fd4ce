import { useState } from 'react';
import { ApiError } from '@parlour/api-client/api-error';
import { refusalOfFile } from '@parlour/api-client/profile/photo-file/refusal-of-file';
import { useSite } from '@parlour/api-client/site';
import type { PhotoCrop } from '@parlour/models/profile/photo-crop';
import type { Uploads } from './use-upload-queue.ts';

interface Album {
  uploads: Uploads;
  /** Photos that it takes in beside those that are in it, and in all. */
  free: number;
  max: number;
}

/** What becomes of files that are chosen: one by itself is cropped first, several go as they are, and each that cannot go says why. */
export function usePhotoChoice({ uploads, free, max }: Album) {
  const { photo_limits, photos_premium } = useSite().settings;
  const [toCrop, crop] = useState<File | null>(null);
  const [isMade, setMade] = useState(false);
  const room = free - uploads.photos.filter(({ state }) => state.status !== 'failed').length;
  const add = (files: readonly File[], wrong: readonly unknown[] = [], part?: PhotoCrop | null) => {
    const isFull = new ApiError(403, { code: 'photo_limit', params: { max, premium_max: photos_premium } });
    uploads.add(
      files.map((file) => ({ file, crop: part ?? undefined, within: photo_limits })),
      ({ file }, place) => wrong[files.indexOf(file)] ?? (place < room ? null : isFull),
    );
  };
  return {
    /** Has anything been chosen here? The picker does not know: it comes and goes with the room in the album. */
    isMade,
    async make(files: readonly File[]): Promise<void> {
      setMade(true);
      uploads.forgetRefused();
      const wrong: unknown[] = [];
      // One by one: the pixels of several at once may be too many.
      for (const file of files) wrong.push(await refusalOfFile(file, photo_limits));
      const [only] = files;
      if (only && files.length === 1 && room > 0 && !wrong[0]) crop(only);
      else add(files, wrong);
    },
    /** The file whose part is being chosen. */
    toCrop,
    drop: () => crop(null),
    keepPart(part: PhotoCrop | null): void {
      crop(null);
      if (toCrop) add([toCrop], [], part);
    },
  };
}
