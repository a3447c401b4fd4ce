import sharp from 'sharp';
import { photoKind } from '@parlour/models/profile/photo-kind';

const TAGS = ['exif', 'icc', 'iptc', 'xmp', 'tifftagPhotoshop', 'comments', 'orientation'] as const;

/** What a JPEG, WebP or AVIF says besides its pixels: as its reader tells it, and as its own parts are called. */
export async function tagsIn(bytes: Uint8Array): Promise<string[]> {
  const read = await sharp(bytes).metadata();
  return [...TAGS.filter((tag) => read[tag] !== undefined), ...partsOf(Buffer.from(bytes))];
}

function partsOf(file: Buffer): string[] {
  const kind = photoKind(file);
  if (kind === 'jpeg') return jpegTags(file);
  return kind === 'webp' ? webpTags(file) : avifTags(file);
}

/** Segments for applications, but for the one that says a file is a JPEG, and comments. */
function jpegTags(file: Buffer): string[] {
  const tags: string[] = [];
  let at = 2;
  while (at < file.length) {
    const marker = file[at + 1]!;
    const isCoded = file[at] !== 0xff || marker === 0 || (marker >= 0xd0 && marker <= 0xd7);
    if (isCoded) at += 1;
    else {
      if ((marker > 0xe0 && marker <= 0xef) || marker === 0xfe) tags.push(`segment ${marker.toString(16)}`);
      at += 2 + (marker === 0xd9 ? 0 : file.readUInt16BE(at + 2));
    }
  }
  return tags;
}

function webpTags(file: Buffer): string[] {
  const tags: string[] = [];
  for (let at = 12; at < file.length;) {
    const chunk = file.toString('latin1', at, at + 4);
    if (!['VP8 ', 'VP8L', 'VP8X', 'ALPH'].includes(chunk)) tags.push(`chunk ${chunk}`);
    const length = file.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return tags;
}

/** Items and properties that are no picture; all are named before the pixels. */
const avifTags = (file: Buffer): string[] =>
  file.toString('latin1', 0, file.indexOf('mdat')).match(/Exif|mime|uri |prof|rICC/g) ?? [];
