import type { Metadata } from 'sharp';

/** The kinds of files that are taken in (contract part 0, 17). */
export type PhotoKind = NonNullable<Metadata['format'] & ('jpeg' | 'png' | 'webp')>;

const textAt = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** What a file is by its first bytes; its name and its sender's word count for nothing. */
export function photoKind(bytes: Uint8Array): PhotoKind | null {
  if (textAt(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'webp';
  return null;
}

/** The chunk that makes a PNG move stands before its picture; the decoder knows nothing of it. */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const picture = buffer.indexOf('IDAT', 0, 'latin1');
  return buffer.subarray(0, Math.max(0, picture)).includes('acTL', 0, 'latin1');
}
