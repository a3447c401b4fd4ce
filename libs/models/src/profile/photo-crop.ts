/** A part of an upright picture, as shares of its width and height between 0 and 1. */
export interface PhotoCrop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The part that a crop means, in whole pixels of the upright picture: at least one, and inside it. Browser and server cut by it alike.
 *
 * @param crop null for the whole picture
 */
export function partOf({ width, height }: { width: number; height: number }, crop: PhotoCrop | null) {
  if (!crop) return { left: 0, top: 0, width, height };
  const left = Math.min(Math.round(crop.left * width), width - 1);
  const top = Math.min(Math.round(crop.top * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  };
}

/** Shares are written to a ten-thousandth: finer than a pixel of any photo that is shown. */
const DIGITS = 4;

/** The crop as it travels: `left,top,width,height`. */
export const photoCropText = ({ left, top, width, height }: PhotoCrop): string =>
  [left, top, width, height].map((share) => share.toFixed(DIGITS)).join(',');

/** Reads a crop; null where it is none, is empty or leaves the picture. */
export function readPhotoCrop(text: string): PhotoCrop | null {
  if (!/^(?:[01](?:\.\d{1,6})?,){3}[01](?:\.\d{1,6})?$/.test(text)) return null;
  const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number);
  const isInside = left + width <= 1 + ROUNDING && top + height <= 1 + ROUNDING;
  return width > 0 && height > 0 && isInside ? { left, top, width, height } : null;
}

/** Two written shares may add up to a little more than the whole. */
const ROUNDING = 10 ** -DIGITS;
