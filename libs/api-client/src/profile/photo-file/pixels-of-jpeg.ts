/** Marker, length, precision, height and width: what a segment's first bytes are where they tell the size. */
const HEAD_BYTES = 9;
/** Bytes of the marker that every JPEG begins with. */
const START = 2;
/** Markers among those of frames that are none: tables, and one for extensions. */
const noFrames = [0xffc4, 0xffc8, 0xffcc];

/**
 * Pixels of a camera's photo by its header, from which it need not be decoded.
 *
 * @throws where the file is no JPEG, or ends before it says
 */
export async function pixelsOfJpeg(file: File): Promise<number> {
  for (let at = START; ;) {
    const head = new DataView(await file.slice(at, at + HEAD_BYTES).arrayBuffer());
    const marker = head.getUint16(0);
    if (marker < 0xffc0) throw new Error('This is no segment of a JPEG.');
    if (marker <= 0xffcf && !noFrames.includes(marker)) return head.getUint16(5) * head.getUint16(7);
    at += START + head.getUint16(2);
  }
}
