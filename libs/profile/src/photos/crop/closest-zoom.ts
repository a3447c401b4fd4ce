/** Width over height of the portraits that a photo is shown in. */
export const PORTRAIT = 4 / 5;
/** Closer than that nobody recognises what a part is of. */
const CLOSEST = 4;

/**
 * How far one may go into a photo so that the part still has the pixels that the brand asks for; 1 is all of it, also where even that
 * has too few.
 *
 * @param photo the photo's own pixels
 * @param shortestSide `photo_limits.shortest_side`
 */
export function closestZoom(photo: { width: number; height: number }, shortestSide: number): number {
  const widest = Math.min(photo.width, photo.height * PORTRAIT);
  // A part may lose a pixel to rounding.
  return Math.min(CLOSEST, Math.max(1, widest / (shortestSide + 1)));
}
