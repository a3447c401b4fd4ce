import { SECOND } from '@parlour/models/durations';
import { partOf, type PhotoCrop } from '@parlour/models/profile/photo-crop';
import { MEGABYTE } from '@parlour/models/sizes';
import type { ChosenPhoto } from './chosen-photo.ts';
import { JPEG, mayBeMadeSmaller } from './may-be-made-smaller.ts';
import { pixelsOfJpeg } from './pixels-of-jpeg.ts';

/** Bytes up to which a file goes as it is: over a slow line they take half a minute. */
const LIGHT = 2_000_000;
/** Pixels beyond which nothing is drawn: each takes four bytes, and a phone ends a page that takes too many. */
const MOST_PIXELS = 60_000_000;
/** Pixels of the longer side of what is sent: the server keeps fewer. */
const LONGEST = 2_560;
const QUALITY = 0.85;
/** A browser that has not drawn a photo by then may never do so. */
const PATIENCE = 20 * SECOND;
/** What is read of a brush's own black, unless the browser hides what is drawn. */
const BLACK = '0,0,0,255';

const made = new WeakMap<File, { crop: PhotoCrop | undefined; small: Promise<ChosenPhoto> }>();

/** The last one that is drawn, or waits for it: the pixels of two at once may be too many. */
let last: Promise<unknown> = Promise.resolve();

/**
 * A photo as it is sent. A camera's has far more pixels than are kept: the part that is wanted is drawn smaller here, so that a slow
 * line carries a fraction of it. Where the browser cannot, or not in time, or gains nothing, it goes as it is, and the server cuts
 * it.
 *
 * Sent again it is the same to the byte, since its key stands for exactly what came with it first.
 */
export function smallPhoto(photo: ChosenPhoto): Promise<ChosenPhoto> {
  const known = made.get(photo.file);
  if (known && known.crop === photo.crop) return known.small;
  const small = last.then(() => drawnInTime(photo)).catch(() => photo);
  last = small;
  made.set(photo.file, { crop: photo.crop, small });
  return small;
}

/** One that never finishes holds up none of those after it. */
const drawnInTime = (photo: ChosenPhoto): Promise<ChosenPhoto> =>
  new Promise((resolve, reject) => {
    setTimeout(resolve, PATIENCE, photo);
    drawnSmaller(photo).then(resolve, reject);
  });

async function drawnSmaller(photo: ChosenPhoto): Promise<ChosenPhoto> {
  const { file, crop, within } = photo;
  if (!within || file.size <= Math.min(LIGHT, within.megabytes * MEGABYTE) || !mayBeMadeSmaller(file)) return photo;
  if ((await pixelsOfJpeg(file)) > MOST_PIXELS) return photo;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const blob = await draw(picture, crop, within.shortest_side).finally(() => picture.close());
  if (!blob || blob.type !== JPEG || blob.size >= file.size) return photo;
  return { file: new File([blob], file.name, { type: JPEG }), within };
}

/** The wanted part as a JPEG; never with fewer pixels on its shorter side than the server asks for, if it has as many. */
async function draw(picture: ImageBitmap, crop: PhotoCrop | undefined, shortestSide: number): Promise<Blob | null> {
  const { left, top, width, height } = partOf(picture, crop ?? null);
  const scale = Math.min(1, Math.max(LONGEST / Math.max(width, height), shortestSide / Math.min(width, height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const brush = canvas.getContext('2d')!;
  brush.imageSmoothingQuality = 'high';
  refuseNoise(brush);
  brush.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, JPEG, QUALITY));
}

/** A browser that lets no page know what it draws gives back noise, or nothing. */
function refuseNoise(brush: CanvasRenderingContext2D): void {
  brush.fillRect(0, 0, 1, 1);
  if (brush.getImageData(0, 0, 1, 1).data.join() !== BLACK) throw new Error('This browser hides what is drawn.');
}
