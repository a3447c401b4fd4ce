/** The kinds of files that are taken in (contract part 0, 17). */
export type PhotoKind = 'jpeg' | 'png' | 'webp';

/** As many of a file's first bytes as say what it is. */
export const KIND_BYTES = 12;

const textAt = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** What a file is by its first bytes; its name and its sender's word count for nothing. */
export function photoKind(bytes: Uint8Array): PhotoKind | null {
  if (textAt(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, KIND_BYTES) === 'WEBP') return 'webp';
  return null;
}
