import { deflateSync } from 'node:zlib';
import { withJpegSize } from '../jpeg-parts.ts';
import { plainPng, pngChunk, withPngSize } from '../png-parts.ts';
import { extendedWebp, webpChunk } from '../webp-parts.ts';
import { jpeg, png, SMALL, small, text, webp, type HostileFile } from './hostile-file.ts';

const MEGABYTE = 1024 * 1024;

const repeated = (bytes: Buffer, times: number): Buffer => Buffer.alloc(bytes.length * times, bytes);

/** A small file of endless zeroes. */
async function zeroesPng(width: number, height: number): Promise<Buffer> {
  const head = withPngSize(await png(), width, height).subarray(0, 33);
  const zeroes = deflateSync(Buffer.alloc(8 * MEGABYTE));
  return Buffer.concat([head, pngChunk('IDAT', zeroes), pngChunk('IEND')]);
}

const greyPng = (chunk: Buffer): Buffer => plainPng({ ...SMALL, colour: 'grey', bits: 8, chunks: [chunk] });

/** The last scan of a progressive JPEG, again and again. */
async function scannedAgain(times: number): Promise<Buffer> {
  const whole = await small().jpeg({ progressive: true }).toBuffer();
  const lastScan = whole.subarray(whole.lastIndexOf(text('\xff\xda')), -2);
  return Buffer.concat([whole.subarray(0, -2), repeated(lastScan, times), text('\xff\xd9')]);
}

async function commented(times: number): Promise<Buffer> {
  const whole = await jpeg();
  return Buffer.concat([whole.subarray(0, 2), repeated(text('\xff\xfe\0\x08secret'), times), whole.subarray(2)]);
}

async function paddedTo(bytes: number): Promise<Buffer> {
  const whole = await jpeg();
  return Buffer.concat([whole, Buffer.alloc(bytes - whole.length)]);
}

/** Small files that cost much where nobody looks out, and the largest file. */
export const bombFiles: readonly HostileFile[] = [
  ['a PNG of forty thousand pixels each way', () => zeroesPng(40_000, 40_000), 'photo_too_large'],
  ['a PNG of two billion pixels each way', () => zeroesPng(2 ** 31 - 1, 2 ** 31 - 1), 'photo_unreadable'],
  ['a PNG of one line of fifty million pixels', () => zeroesPng(50_000_000, 1), 'photo_too_small'],
  ['a PNG of more zeroes than pixels', () => zeroesPng(SMALL.width, SMALL.height), 'taken'],
  ['a JPEG of 65,500 pixels each way', async () => withJpegSize(await jpeg(), 65_500, 65_500), 'photo_too_large'],
  // More than its reader knows what to do with, though the kind has room to write it.
  ['a JPEG of 65,535 pixels each way', async () => withJpegSize(await jpeg(), 65_535, 65_535), 'photo_unreadable'],
  [
    'a WebP of sixteen million pixels each way',
    async () => extendedWebp(await webp(), { width: 2 ** 24, height: 2 ** 24 }),
    'photo_unreadable',
  ],
  ['a JPEG that is drawn twenty thousand times', () => scannedAgain(20_000), 'photo_unreadable'],
  ['a JPEG with a hundred thousand comments', () => commented(100_000), 'taken'],
  ['a PNG with ten thousand words', () => greyPng(repeated(pngChunk('tEXt', text('word\0secret')), 10_000)), 'taken'],
  ['a PNG with ten thousand pieces of nothing', () => greyPng(repeated(pngChunk('IDAT'), 10_000)), 'taken'],
  [
    'a WebP with a hundred thousand chunks',
    async () => extendedWebp(await webp(), { behind: [repeated(webpChunk('SECR', text('secret')), 100_000)] }),
    'taken',
  ],
  ['a JPEG of exactly ten megabytes', () => paddedTo(10 * MEGABYTE), 'taken'],
];
