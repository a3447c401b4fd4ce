import { rgbaToDataURL, thumbHashToRGBA } from 'thumbhash';

/** Pixels of a placeholder's wider side: the browser smooths between them, and more would only make the page heavier. */
const DOTS = 8;

/**
 * The address of a tiny picture, drawn from a photo's few bytes, that stands where the photo will be.
 *
 * @param thumbhash base64, from the photo's `Image`
 */
export function placeholderOf(thumbhash: string | null): string | undefined {
  if (thumbhash === null) return undefined;
  const bytes = Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0));
  const { w, h, rgba } = thumbHashToRGBA(bytes);
  const share = Math.min(1, DOTS / Math.max(w, h));
  const [width, height] = [Math.max(1, Math.round(w * share)), Math.max(1, Math.round(h * share))];
  const dots = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (middleOf(y, height, h) * w + middleOf(x, width, w)) * 4;
      dots.set(rgba.subarray(from, from + 4), (y * width + x) * 4);
    }
  return rgbaToDataURL(width, height, dots);
}

/** The pixel of the whole that stands in the middle of one of its parts. */
const middleOf = (part: number, parts: number, whole: number): number => Math.floor(((part + 0.5) * whole) / parts);
