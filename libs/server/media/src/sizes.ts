/** The files a photo is shown in: width in pixels, height where it is cut to shape. `blurred` is all that a lock lets through. */
export const photoSizes = {
  thumb: { width: 160 },
  card: { width: 400 },
  large: { width: 720 },
  match: { width: 400, height: 400 },
  blurred: { width: 160 },
} as const satisfies Record<string, { width: number; height?: number }>;

export type PhotoSize = keyof typeof photoSizes;

export const isPhotoSize = (value: string): value is PhotoSize => Object.hasOwn(photoSizes, value);
