import sharp, { type Sharp } from 'sharp';
import type { PhotoRefusal } from '../../processing/processing-order.ts';
import { picture } from '../sample-photos.ts';

export type Answer = 'taken' | PhotoRefusal;

/** A file that somebody might send, and what it is answered. */
export type HostileFile = readonly [name: string, make: () => Buffer | Promise<Buffer>, answer: Answer];

/** Soon processed, and higher than wide: all that are taken are, so that one that lies on its side is seen. */
export const SMALL = { width: 330, height: 400 } as const;

export const small = (): Sharp => picture(SMALL.width, SMALL.height);

/** A number without a pattern to be seen, the same in every run. */
export const share = (number: number): number => (number * 2_654_435_761) % 4_294_967_296;

/** A picture of much detail, whose files are long. */
export function grainy(): Sharp {
  const grain = Buffer.from(Array.from({ length: 4_001 }, (_, at) => share(at) >>> 24));
  return sharp(Buffer.alloc(3 * SMALL.width * SMALL.height, grain), { raw: { ...SMALL, channels: 3 } });
}

export const jpeg = (): Promise<Buffer> => small().jpeg().toBuffer();
/** A picture whose colours are four inks, as printers have them. */
export const cmyk = (): Promise<Buffer> => small().toColourspace('cmyk').jpeg().toBuffer();
export const png = (): Promise<Buffer> => small().png().toBuffer();
export const webp = (): Promise<Buffer> => small().webp().toBuffer();

/** The kinds that are taken in. */
export const kinds = {
  JPEG: { make: jpeg, written: (image: Sharp) => image.jpeg() },
  PNG: { make: png, written: (image: Sharp) => image.png() },
  WebP: { make: webp, written: (image: Sharp) => image.webp() },
} as const;

export type Kind = keyof typeof kinds;

/** The same files in every kind. */
export const inEveryKind = (files: (kind: Kind) => readonly HostileFile[]): HostileFile[] =>
  (Object.keys(kinds) as Kind[]).flatMap(files);

export const text = (words: string): Buffer => Buffer.from(words, 'latin1');
