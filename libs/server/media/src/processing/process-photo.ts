import { hash } from 'node:crypto';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { partOf } from '@parlour/models/profile/photo-crop';
import { photoKind } from '@parlour/models/profile/photo-kind';
import { renderSize } from '../render-size.ts';
import { formatsOf, photoSizes, type PhotoSize } from '../sizes.ts';
import { isAnimatedPng } from './animated-png.ts';
import {
  MAX_PIXELS,
  type PhotoFile,
  type PhotoRefusal,
  type ProcessedPhoto,
  type ProcessingOrder,
} from './processing-order.ts';
import { thumbhashOf } from './thumbhash-of.ts';

/** Bytes of pixels that a file may hold which can only be read as a whole: twice the largest photo of a phone. */
const MAX_WHOLE = 300_000_000;
const reading: SharpOptions = { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true };

const refused = (refusal: PhotoRefusal): ProcessedPhoto => ({ ok: false, refusal });

/**
 * Makes all files of a photo out of what somebody sent: upright, cut, in sRGB, without anything but pixels. Runs where a
 * crash hurts nobody (`photo-worker-pool.ts`).
 */
export async function processPhoto({ bytes, crop, shortestSide }: ProcessingOrder): Promise<ProcessedPhoto> {
  const kind = photoKind(bytes);
  if (!kind || (kind === 'png' && isAnimatedPng(bytes))) return refused('photo_type');
  try {
    const head = await sharp(bytes, { ...reading, limitInputPixels: false }).metadata();
    if (head.format !== kind || (head.pages ?? 1) > 1) return refused('photo_type');
    if (head.width * head.height > MAX_PIXELS || mustBeHeldWhole(head) > MAX_WHOLE) return refused('photo_too_large');
    const part = partOf(head.autoOrient, crop);
    if (shorterSideKept(part) < shortestSide) return refused('photo_too_small');
    const upright = sharp(bytes, reading).autoOrient();
    // A decoder that need not cut reads a large JPEG at a fraction of its size.
    return await filesOf(crop ? upright.extract(part) : upright);
  } catch {
    return refused('photo_unreadable');
  }
}

/** Pixels of the shorter side once a part fits the largest size: of a long strip little is left. */
function shorterSideKept({ width, height }: { width: number; height: number }): number {
  const { large } = photoSizes;
  return Math.round(Math.min(width, height) * Math.min(1, large.width / width, large.height / height));
}

/** Bytes of the pixels of an interlaced file: its last lines may belong at its top. */
const mustBeHeldWhole = ({ isProgressive, width, height, channels, depth }: Metadata): number =>
  isProgressive ? width * height * channels * (depth === 'ushort' ? 2 : 1) : 0;

/** The picture is read once; every size is made from its largest. */
async function filesOf(picture: Sharp): Promise<ProcessedPhoto> {
  const { data, info } = await picture
    .resize({ ...photoSizes.large, withoutEnlargement: true })
    .flatten({ background: { r: 255, g: 255, b: 255 } })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const largest = (): Sharp => sharp(data, { raw: { width, height, channels } });
  const files: PhotoFile[] = [];
  for (const size of Object.keys(photoSizes) as PhotoSize[])
    for (const format of formatsOf(size))
      files.push({ size, format, bytes: await renderSize(largest(), size, format) });
  return { ok: true, width, height, thumbhash: await thumbhashOf(largest()), digest: hash('sha256', data), files };
}
