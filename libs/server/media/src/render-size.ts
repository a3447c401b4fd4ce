import sharp, { type Sharp } from 'sharp';
import { photoSizes, type PhotoFormat, type PhotoSize } from './sizes.ts';

/** Pixels left of a face behind a lock: colour and light, nothing to recognise. */
export const BLURRED_WIDTH = 16;
/** How much taller than wide a photo may be shown. */
export const TALLEST = 2;

/** A file of an upright photo in a size and a format. Nothing but pixels is in it: no metadata, no profile. */
export async function renderSize(upright: Sharp, size: PhotoSize, format: PhotoFormat): Promise<Uint8Array> {
  const { width, height } = { height: undefined, ...photoSizes[size] };
  if (size === 'blurred') return blurredTwin(upright, width);
  const resized = upright.resize({
    width,
    height: height ?? width * TALLEST,
    fit: height ? 'cover' : 'inside',
    position: 'top',
    withoutEnlargement: true,
  });
  return encoded(resized, format).toBuffer();
}

/** AVIF at its lowest effort takes the time of WebP and is still the smallest; more effort costs seconds a photo. */
function encoded(picture: Sharp, format: PhotoFormat): Sharp {
  if (format === 'jpg') return picture.jpeg({ quality: 80, mozjpeg: true });
  if (format === 'webp') return picture.webp({ quality: 78, effort: 2 });
  return picture.avif({ quality: 55, effort: 0 });
}

async function blurredTwin(upright: Sharp, width: number): Promise<Uint8Array> {
  const within = (side: number) => ({ width: side, height: side * TALLEST, fit: 'inside' as const });
  const dots = await upright.resize(within(BLURRED_WIDTH)).png().toBuffer();
  return sharp(dots)
    .resize({ ...within(width), kernel: 'cubic' })
    .blur(4)
    .jpeg({ quality: 60 })
    .toBuffer();
}
