import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { photoSizes, type PhotoFormat, type PhotoSize } from './sizes.ts';

/** What is left of a face behind a lock: colour and light, nothing to recognise. */
export const blurredDots = { width: 16, height: 32, fit: 'inside' } as const;

/** A file of an upright photo in a size and a format. Nothing but pixels is in it: no metadata, no profile. */
export async function renderSize(upright: Sharp, size: PhotoSize, format: PhotoFormat): Promise<Uint8Array> {
  if (size === 'blurred') return blurredTwin(upright);
  const resized = upright.resize({ ...photoSizes[size], position: 'top', withoutEnlargement: true });
  return encoded(resized, format).toBuffer();
}

/** AVIF at its lowest effort takes the time of WebP and is still the smallest; more effort costs seconds a photo. */
function encoded(picture: Sharp, format: PhotoFormat): Sharp {
  if (format === 'jpg') return picture.jpeg({ quality: 80, mozjpeg: true });
  if (format === 'webp') return picture.webp({ quality: 78, effort: 2 });
  return picture.avif({ quality: 55, effort: 0 });
}

/** How far a dot's lightness strays, of 255: not to be seen, and enough that the same picture has another twin each time. */
const STRAY = 10;

async function blurredTwin(upright: Sharp): Promise<Uint8Array> {
  const { data, info } = await upright.resize(blurredDots).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const strays = randomBytes(width * height);
  const dots = data.map((value, place) => {
    const stray = (strays[Math.floor(place / channels)]! / 255 - 0.5) * 2 * STRAY;
    return Math.min(255, Math.max(0, Math.round(value + stray)));
  });
  return sharp(dots, { raw: { width, height, channels } })
    .resize({ ...photoSizes.blurred, kernel: 'cubic' })
    .blur(4)
    .jpeg({ quality: 60 })
    .toBuffer();
}
