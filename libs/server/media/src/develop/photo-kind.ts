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

/** A PNG that moves says so by a chunk of its own (`acTL`) before its picture (`IDAT`); the decoder knows nothing of it. */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= buffer.length; at += 12 + buffer.readUInt32BE(at)) {
    const type = buffer.toString('latin1', at + 4, at + 8);
    if (type === 'acTL' || type === 'IDAT') return type === 'acTL';
  }
  return false;
}
