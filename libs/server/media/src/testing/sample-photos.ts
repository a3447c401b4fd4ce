import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A plain picture of a size, with enough in it to see whether it was turned or cut. */
export const picture = (width = 600, height = 800): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#2e6ac0' } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#c04a2e' } },
      left: 0,
      top: 0,
    },
  ]);

export const jpeg = (width?: number, height?: number): Promise<Buffer> => picture(width, height).jpeg().toBuffer();

/** A JPEG as a phone takes it: turned by its metadata, with place, owner, profile and notes. */
export const phonePhoto = (): Promise<Buffer> =>
  picture(800, 600)
    .withExif({
      IFD0: { Copyright: 'Nora Noor', Make: 'Phone', Software: 'secret-software' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 27/1', GPSLongitudeRef: 'E', GPSLongitude: '5/1 7/1 17/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>secret-note</note></x:xmpmeta>')
    .withMetadata({ orientation: 6, icc: 'p3' })
    .jpeg()
    .toBuffer();

/** Several frames in a file that moves. */
export async function animated(format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00'].map((background) =>
      sharp({ create: { width: 400, height: 400, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/** A PNG with a chunk of our own put in behind its head. */
export function withPngChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const headEnd = 8 + 25;
  return Buffer.concat([png.subarray(0, headEnd), pngChunk(type, data), png.subarray(headEnd)]);
}

/** A PNG whose head speaks of another size than its pixels have. */
export function withPngSize(png: Buffer, width: number, height: number): Buffer {
  const head = Buffer.from(png.subarray(16, 29));
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', head), png.subarray(33)]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A picture whose colours are four inks, as printers have them. */
export const cmyk = (): Promise<Buffer> => picture().toColourspace('cmyk').jpeg().toBuffer();

/** Sixteen bits a colour, and see-through. */
export const deepPng = (): Promise<Buffer> => picture().ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer();

/** The first bytes of what phones save where nobody asked them for a JPEG. */
export const heic = (): Buffer =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(4_000, 7),
  ]);

/** A small file of endless zeroes: forty thousand pixels each way. */
export async function bombPng(): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const side = 40_000;
  const zeroes = deflateSync(Buffer.alloc(8 * 1024 * 1024));
  const head = withPngSize(png, side, side).subarray(0, 33);
  return Buffer.concat([head, pngChunk('IDAT', zeroes), pngChunk('IEND', Buffer.alloc(0))]);
}

export const svg = (size: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image href="file:///etc/hostname"/></svg>`,
  );
