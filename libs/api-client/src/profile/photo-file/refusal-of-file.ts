import type { PublicSettings } from '@parlour/contract/account/reference-data/settings';
import { KIND_BYTES, photoKind } from '@parlour/models/profile/photo-kind';
import { MEGABYTE } from '@parlour/models/sizes';
import { ApiError } from '../../api-error.ts';
import { mayBeMadeSmaller } from './may-be-made-smaller.ts';

/** Bytes beyond which no file has too few pixels: it need not be decoded to be sent. */
const MANY_BYTES = 1_000_000;

/**
 * What the server would refuse a photo for by itself, so that nobody cuts or sends one in vain. Null where nothing is wrong, and
 * where it cannot be looked at here: then the server says.
 */
export async function refusalOfFile(
  file: File,
  { megabytes, shortest_side: min }: PublicSettings['photo_limits'],
): Promise<ApiError | null> {
  const refusal = refusalOfChosen(file, megabytes);
  if (refusal) return refusal;
  try {
    const start = new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer());
    if (!photoKind(start)) return new ApiError(415, { code: 'photo_type' });
    const isTooSmall = file.size < MANY_BYTES && (await shorterSideOf(file)) < min;
    return isTooSmall ? new ApiError(422, { code: 'photo_too_small', params: { min } }) : null;
  } catch {
    return null;
  }
}

/** The part of it that needs no look into the file: a camera's photo is often larger than what is taken, and made smaller. */
const refusalOfChosen = (file: File, megabytes: number): ApiError | null =>
  mayBeMadeSmaller(file) ? null : refusalOfSize(file, megabytes);

/** What is wrong with the size of what is to be sent. */
export const refusalOfSize = (file: File, megabytes: number): ApiError | null =>
  file.size > megabytes * MEGABYTE ? new ApiError(413, { code: 'photo_too_large', params: { mb: megabytes } }) : null;

/** Pixels; fails where the browser cannot show the file. */
async function shorterSideOf(file: File): Promise<number> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return Math.min(image.naturalWidth, image.naturalHeight);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
