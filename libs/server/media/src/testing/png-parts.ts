import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Where the chunk of a PNG's head ends. */
const HEAD_END = SIGNATURE.length + 25;

export function pngChunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG with a chunk of our own put in behind its head. */
export const withPngChunk = (png: Buffer, type: string, data?: Uint8Array): Buffer =>
  Buffer.concat([png.subarray(0, HEAD_END), pngChunk(type, data), png.subarray(HEAD_END)]);

/** A PNG whose head speaks of another size than its pixels have. */
export function withPngSize(png: Buffer, width: number, height: number): Buffer {
  const head = Buffer.from(png.subarray(16, 29));
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([SIGNATURE, pngChunk('IHDR', head), png.subarray(HEAD_END)]);
}

/** How a PNG writes a colour: its number in the head, and how many values a pixel has. */
const colours = {
  grey: [0, 1],
  colour: [2, 3],
  palette: [3, 1],
  'see-through grey': [4, 2],
  'see-through colour': [6, 4],
} as const;

export interface PlainPng {
  width: number;
  height: number;
  colour: keyof typeof colours;
  /** Of each value of a pixel. */
  bits: number;
  /** Chunks between head and pixels. */
  chunks?: Buffer[];
  /** In seven passes, for which a reader needs room for the whole picture. */
  interlaced?: boolean;
}

/** A PNG of one colour, small however many pixels it has. */
export function plainPng({ width, height, colour, bits, chunks = [], interlaced = false }: PlainPng): Buffer {
  const [number, values] = colours[colour];
  const lineBytes = (pixels: number): number => 1 + Math.ceil((pixels * values * bits) / 8);
  const bytes = interlaced
    ? passesOf(width, height).reduce((sum, [pixels, lines]) => sum + (pixels ? lines * lineBytes(pixels) : 0), 0)
    : height * lineBytes(width);
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, bits, number, 0, 0, Number(interlaced)]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', head),
    ...(colour === 'palette' ? [pngChunk('PLTE', Buffer.alloc(3 * 2 ** bits, 90))] : []),
    ...chunks,
    pngChunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: 1 })),
    pngChunk('IEND'),
  ]);
}

/** Pixels a line and lines of the seven passes (PNG, 8.2). */
const passesOf = (width: number, height: number): [number, number][] =>
  [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ].map(([left, top, across, down]) => [Math.ceil((width - left!) / across!), Math.ceil((height - top!) / down!)]);
