import type { ImageFor } from '@parlour/server-media';

/** Portraits of the swipe game fill the screen of a phone, which shows three of its pixels for one: they are the large ones. */
export const swipeImages =
  (imageFor: ImageFor): ImageFor =>
  (photo, viewing) =>
    imageFor(photo, { ...viewing, largest: 'large' });
