/**
 * The files a photo is shown in: a box in pixels, and how the photo fits it. Those of cards cover a portrait of 4 : 5 also where the photo
 * is wider; `match` is cut to shape. `blurred` is all that a lock lets through.
 */
export const photoSizes = {
  thumb: { width: 160, height: 200, fit: 'outside' },
  card: { width: 400, height: 500, fit: 'outside' },
  large: { width: 1080, height: 2160, fit: 'inside' },
  match: { width: 400, height: 400, fit: 'cover' },
  blurred: { width: 160, height: 320, fit: 'inside' },
} as const satisfies Record<string, { width: number; height: number; fit: 'outside' | 'inside' | 'cover' }>;

export type PhotoSize = keyof typeof photoSizes;

/** Does an address name one of the sizes that photos are shown in? */
export const isPhotoSize = (value: string): value is PhotoSize => Object.hasOwn(photoSizes, value);

/** The formats a file is kept in, by the ending of its name; every browser reads the first. */
export const photoFormats = { jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' } as const;

export type PhotoFormat = keyof typeof photoFormats;

/** The formats that a size is made in: nobody gains by a smaller blur. */
export const formatsOf = (size: PhotoSize): readonly PhotoFormat[] =>
  size === 'blurred' ? ['jpg'] : ['jpg', 'webp', 'avif'];

/** The formats that a browser says it shows, the smallest files first. */
export const formatsAccepted = (accept: string): PhotoFormat[] => [
  ...(['avif', 'webp'] as const).filter((format) => accept.includes(photoFormats[format])),
  'jpg',
];
