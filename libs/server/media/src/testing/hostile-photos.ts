import sharp from 'sharp';
import type { DevelopRefusal } from '../develop/develop-order.ts';
import {
  animated,
  bombPng,
  cmyk,
  deepPng,
  heic,
  jpeg,
  phonePhoto,
  picture,
  svg,
  withPngChunk,
  withPngSize,
} from './sample-photos.ts';

/** A file that somebody might send, and what it is answered. */
export type HostileFile = [name: string, make: () => Buffer | Promise<Buffer>, answer: 'taken' | DevelopRefusal];

const png = (): Promise<Buffer> => picture().png().toBuffer();
const webp = (): Promise<Buffer> => picture().webp().toBuffer();
const firstHalf = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);
const text = (words: string): Buffer => Buffer.from(words, 'latin1');

/** Odd and hostile files, each with its answer. */
export const hostileFiles: readonly HostileFile[] = [
  ['a phone’s photo with place, names, notes and a wide profile', phonePhoto, 'taken'],
  ['a JPEG in printer’s inks', cmyk, 'taken'],
  ['a see-through PNG of sixteen bits', deepPng, 'taken'],
  ['a grey JPEG', () => picture().greyscale().jpeg().toBuffer(), 'taken'],
  ['a palette PNG', () => picture().png({ palette: true }).toBuffer(), 'taken'],
  ['a progressive JPEG', () => picture().jpeg({ progressive: true }).toBuffer(), 'taken'],
  ['a lossless WebP', () => picture().webp({ lossless: true }).toBuffer(), 'taken'],
  [
    'a JPEG with a web page behind it',
    async () => Buffer.concat([await jpeg(), text('<script>alert(1)</script>')]),
    'taken',
  ],
  [
    'a JPEG with an archive behind it',
    async () => Buffer.concat([await jpeg(), text('PK\x03\x04'), Buffer.alloc(500)]),
    'taken',
  ],
  ['a PNG with a chunk of words', async () => withPngChunk(await png(), 'tEXt', text('Comment\0secret-note')), 'taken'],
  ['a strip six thousand pixels high', () => jpeg(330, 6_000), 'taken'],
  ['nothing at all', () => Buffer.alloc(0), 'photo_type'],
  ['three bytes', () => text('\xff\xd8\xff'), 'photo_unreadable'],
  ['noise', () => Buffer.alloc(50_000, 'parlour'), 'photo_type'],
  [
    'noise that begins like a JPEG',
    () => Buffer.concat([text('\xff\xd8\xff\xe0'), Buffer.alloc(50_000, 3)]),
    'photo_unreadable',
  ],
  [
    'noise that begins like a PNG',
    () => Buffer.concat([text('\x89PNG\r\n\x1a\n'), Buffer.alloc(50_000, 3)]),
    'photo_unreadable',
  ],
  [
    'noise that begins like a WebP',
    () => Buffer.concat([text('RIFF\x40\x40\0\0WEBPVP8 '), Buffer.alloc(50_000, 3)]),
    'photo_unreadable',
  ],
  ['half a JPEG', async () => firstHalf(await jpeg(1_600, 1_600)), 'photo_unreadable'],
  ['half a PNG', async () => firstHalf(await png()), 'photo_unreadable'],
  ['half a WebP', async () => firstHalf(await webp()), 'photo_unreadable'],
  ['a bomb of a PNG', bombPng, 'photo_too_large'],
  ['a PNG that says it is huge', async () => withPngSize(await png(), 100_000, 100_000), 'photo_too_large'],
  ['a PNG that says it is a little larger', async () => withPngSize(await png(), 700, 900), 'photo_unreadable'],
  ['a PNG that says it is nothing', async () => withPngSize(await png(), 0, 800), 'photo_unreadable'],
  ['a WebP that moves', () => animated('webp'), 'photo_type'],
  ['a PNG that moves', async () => withPngChunk(await png(), 'acTL', Buffer.alloc(8, 1)), 'photo_type'],
  ['a GIF that moves', () => animated('gif'), 'photo_type'],
  ['a GIF that stands still', () => picture().gif().toBuffer(), 'photo_type'],
  ['a drawing that reads a file of the server', () => svg(800), 'photo_type'],
  ['a web page', () => text('<!doctype html><img src=x onerror=alert(1)>'), 'photo_type'],
  ['a TIFF', () => picture().tiff().toBuffer(), 'photo_type'],
  [
    'an AVIF',
    () =>
      sharp({ create: { width: 400, height: 400, channels: 3, background: '#123456' } })
        .avif({ effort: 0 })
        .toBuffer(),
    'photo_type',
  ],
  ['a HEIC', heic, 'photo_type'],
  ['one pixel', () => jpeg(1, 1), 'photo_too_small'],
  ['a photo one pixel too narrow', () => jpeg(319, 2_000), 'photo_too_small'],
];

const share = (number: number): number => (number * 2_654_435_761) % 4_294_967_296;

/** Many more by rule: every kind cut off at, or changed in, places that are spread over the whole file. Any answer is right. */
export async function damagedFiles(each: number): Promise<Buffer[]> {
  const whole = await Promise.all([jpeg(), png(), webp(), phonePhoto(), cmyk()]);
  return whole.flatMap((bytes, kind) =>
    Array.from({ length: each }, (_, number) => {
      const at = 12 + (share(kind * each + number + 1) % (bytes.length - 12));
      if (number % 2 === 0) return bytes.subarray(0, at);
      const changed = Buffer.from(bytes);
      changed.fill(share(number) % 256, at, at + 4);
      return changed;
    }),
  );
}
