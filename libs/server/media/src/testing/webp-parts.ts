/** What the head of an extended WebP says of the rest. */
export const webpFlags = { profile: 0x20, alpha: 0x10, exif: 0x08, xmp: 0x04, moves: 0x02 } as const;

export function webpChunk(type: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type, 'latin1'), length, data, Buffer.alloc(data.length % 2)]);
}

export const webpOf = (chunks: readonly Uint8Array[]): Buffer =>
  webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]));

/** The head of an extended WebP. */
export function extendedHead(flags: number, width: number, height: number): Buffer {
  const data = Buffer.alloc(10);
  data.writeUInt32LE(flags, 0);
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return webpChunk('VP8X', data);
}

export interface ExtendedWebp {
  flags?: number;
  width?: number;
  height?: number;
  before?: Buffer[];
  behind?: Buffer[];
}

/** A plain, lossy WebP made an extended one, with chunks of our own before and behind its picture. */
export const extendedWebp = (
  webp: Buffer,
  { flags = 0, width = webp.readUInt16LE(26), height = webp.readUInt16LE(28), before = [], behind = [] }: ExtendedWebp,
): Buffer => webpOf([extendedHead(flags, width, height), ...before, webp.subarray(12), ...behind]);

/** A WebP whose picture speaks of another size than its pixels have; it may have any from 1 to 16,384. */
export function withWebpSize(webp: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(webp);
  const isLossless = changed.toString('latin1', 12, 16) === 'VP8L';
  if (isLossless) changed.writeUInt32LE((((height - 1) << 14) | (width - 1)) >>> 0, 21);
  else {
    changed.writeUInt16LE(width & 0x3fff, 26);
    changed.writeUInt16LE(height & 0x3fff, 28);
  }
  return changed;
}
