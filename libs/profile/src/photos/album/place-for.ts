import type { Image } from '@parlour/contract/types/image';

/** A photo's place among others, counted from 0. */
export const placeOf = (photos: readonly Image[], id: string | number): number =>
  photos.findIndex((photo) => photo.id === id);

/** May the photo at one place go to another? The first place is the main photo's, and only an approved one can be that. */
export function isPlaceFor(photos: readonly Image[], from: number, to: number): boolean {
  const photo = photos[from];
  if (!photo || photo.is_main || from === to || to < 0 || to >= photos.length) return false;
  return to > 0 || !photos[0]?.is_main || photo.status === 'approved';
}
