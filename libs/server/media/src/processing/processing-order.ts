import type { PhotoCrop } from '@parlour/models/profile/photo-crop';
import type { PhotoFormat, PhotoSize } from '../sizes.ts';

/** Pixels of the largest photo that is read: what phones call 50 megapixels is up to 8,192 by 6,144. */
export const MAX_PIXELS = 50_400_000;
/** The same as it is said to members. */
export const MAX_MEGAPIXELS = Math.floor(MAX_PIXELS / 1_000_000);

/** A file that somebody sent, and what is wanted of it. */
export interface ProcessingOrder {
  bytes: Uint8Array;
  crop: PhotoCrop | null;
  /** Pixels that the shorter side must have, after the crop and as large as the photo is kept. */
  shortestSide: number;
}

/** One file of a photo that was taken in. */
export interface PhotoFile {
  size: PhotoSize;
  format: PhotoFormat;
  bytes: Uint8Array;
}

export type PhotoRefusal = 'photo_type' | 'photo_unreadable' | 'photo_too_small' | 'photo_too_large';

/** What is known of the largest file's pixels; the digest is the same for the same picture, whatever else its file says. */
export interface PhotoLooks {
  width: number;
  height: number;
  thumbhash: string;
  digest: string;
}

/** All files of the photo with the looks of the largest, or why there is none. */
export type ProcessedPhoto = ({ ok: true; files: PhotoFile[] } & PhotoLooks) | { ok: false; refusal: PhotoRefusal };
