import type { ImageFor } from '@parlour/server-media';

/** Portraits that fill a screen, as of the swipe game or a lander on one member: a phone shows three of its pixels for one. */
export const largeImages =
  (imageFor: ImageFor): ImageFor =>
  (photo, viewing) =>
    imageFor(photo, { ...viewing, largest: 'large' });
