/** What cameras write. Others may let their ground through, or move, and are for the server to judge. */
export const JPEG = 'image/jpeg';
/** Bytes beyond which nothing is tried: what has so many has more pixels than a phone has room for. */
const HEAVIEST = 60_000_000;

/** Can this browser try to make a file smaller? Then its size says nothing yet of what is sent. */
export const mayBeMadeSmaller = ({ type, size }: File): boolean =>
  type === JPEG && size <= HEAVIEST && typeof createImageBitmap === 'function';
