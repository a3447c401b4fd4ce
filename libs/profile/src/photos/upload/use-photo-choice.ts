import { useState } from 'react';
import { refusalOfFile } from '@parlour/api-client/profile/photo-file/refusal-of-file';
import { useSite } from '@parlour/api-client/site';
import type { PhotoCrop } from '@parlour/models/profile/photo-crop';
import { refusalBeforehand } from './refusal-beforehand.ts';
import type { Uploads } from './use-upload-queue.ts';

interface Album {
  uploads: Uploads;
  /** Photos that are in it, and that it takes in all. */
  count: number;
  max: number;
}

/** What becomes of files that are chosen: one by itself is cropped first, several go as they are, and each that cannot go says why. */
export function usePhotoChoice({ uploads, count, max }: Album) {
  const { photo_limits, photos_premium } = useSite().settings;
  const [toCrop, crop] = useState<File | null>(null);
  const [isMade, setMade] = useState(false);
  const onTheirWay = uploads.photos.filter(({ state }) => state.status !== 'failed');
  const room = Math.max(0, max - count - onTheirWay.length);
  const photos = { max, premium_max: photos_premium };
  const refuse = refusalBeforehand({ room, limits: photo_limits, photos });
  return {
    /** Has anything been chosen here? The picker does not know: it comes and goes with the room in the album. */
    isMade,
    async make(files: readonly File[]): Promise<void> {
      setMade(true);
      uploads.forgetRefused();
      const [only, ...others] = files;
      const isToCrop = only && others.length === 0 && room > 0;
      const wrong = isToCrop && (await refusalOfFile(only, photo_limits));
      if (isToCrop && !wrong) crop(only);
      else
        uploads.add(
          files.map((file) => ({ file, within: photo_limits })),
          wrong ? () => wrong : refuse,
        );
    },
    /** The file whose part is being chosen. */
    toCrop,
    drop: () => crop(null),
    keepPart(part: PhotoCrop | null): void {
      crop(null);
      if (toCrop) uploads.add([{ file: toCrop, crop: part ?? undefined, within: photo_limits }], refuse);
    },
  };
}
