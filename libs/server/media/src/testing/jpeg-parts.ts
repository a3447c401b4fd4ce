/** A JPEG with a segment of our own put in as its first. */
export function withJpegSegment(jpeg: Buffer, marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** A JPEG whose frame speaks of another size than its pixels have. */
export const withJpegSize = (jpeg: Buffer, width: number, height: number): Buffer =>
  changedFrame(jpeg, (frame) => {
    frame.writeUInt16BE(height, 5);
    frame.writeUInt16BE(width, 7);
  });

/** A JPEG whose frame, marker and length included, is changed. */
export function changedFrame(jpeg: Buffer, change: (frame: Buffer) => void): Buffer {
  const changed = Buffer.from(jpeg);
  change(changed.subarray(segmentAt(changed, (marker) => marker >= 0xc0 && marker <= 0xc2)));
  return changed;
}

/** A JPEG without its first segment of a kind. */
export function withoutSegment(jpeg: Buffer, marker: number): Buffer {
  const at = segmentAt(jpeg, (found) => found === marker);
  return Buffer.concat([jpeg.subarray(0, at), jpeg.subarray(at + 2 + jpeg.readUInt16BE(at + 2))]);
}

function segmentAt(jpeg: Buffer, isWanted: (marker: number) => boolean): number {
  let at = 2;
  while (!isWanted(jpeg[at + 1]!)) at += 2 + jpeg.readUInt16BE(at + 2);
  return at;
}
