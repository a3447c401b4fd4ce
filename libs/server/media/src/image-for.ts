import type { Image } from '@parlour/contract/types/image';
import { isErrorCode } from '@parlour/contract/error-codes';
import { SECOND } from '@parlour/models/durations';
import type { PhotoAccess } from '@parlour/models/profile/photo-access';
import type { PhotoVisibility } from '@parlour/models/profile/photo-visibility';
import type { ReviewStatus } from '@parlour/models/profile/review-status';
import { everyone, expiryFrom, signPhoto } from './photo-signature.ts';
import type { PhotoSize } from './sizes.ts';

/** The columns of a photo that its image is made of. */
export interface PhotoRecord {
  id: string;
  width: number;
  height: number;
  /** Base64; null where the photo was taken in before there were any, or nobody draws it. */
  thumbhash: string | null;
  status: ReviewStatus;
  reject_code: string | null;
  visibility: PhotoVisibility;
  position: number;
  is_main: boolean;
}

export interface ImageViewing {
  brand: string;
  /** The member who looks, null for a visitor. */
  viewerId: string | null;
  now: Date;
  access: Exclude<PhotoAccess, 'hidden'>;
  /** The size behind `filename`: a card's portrait needs no more than 400 pixels. */
  largest: 'card' | 'large';
}

/** Makes a photo's image for one viewer, with addresses that work for that viewer only; a visitor's work for everybody. */
export type ImageFor = (photo: PhotoRecord, viewing: ImageViewing) => Image;

/** `photoKey` is the secret of all photo addresses (`PHOTO_KEY`). */
export const createImageFor =
  (photoKey: string): ImageFor =>
  (photo, { brand, viewerId, now, access, largest }) => {
    const expires = expiryFrom(now);
    const signatureOf = signPhoto(photoKey, { brand, photoId: photo.id, subject: viewerId ?? everyone, expires });
    const addressOf = (size: PhotoSize): string => `/media/${photo.id}/${size}.jpg?e=${expires}&s=${signatureOf(size)}`;
    const locked = access === 'locked';
    return {
      id: photo.id,
      filename: locked ? null : addressOf(largest),
      thumb_filename: addressOf(locked ? 'blurred' : 'thumb'),
      match: locked ? null : addressOf('match'),
      width: photo.width,
      height: photo.height,
      thumbhash: locked ? null : photo.thumbhash,
      status: photo.status,
      reject_code: isErrorCode(photo.reject_code) ? photo.reject_code : null,
      visibility: photo.visibility,
      locked,
      order: photo.position,
      is_main: photo.is_main,
      expires_at: new Date(expires * SECOND).toISOString(),
    };
  };
