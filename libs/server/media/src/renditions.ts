import sharp from 'sharp';
import type { PhotoStorage } from './photo-storage.ts';
import { photoSizes, type PhotoSize } from './sizes.ts';

export interface RenditionPorts {
  storage: PhotoStorage;
  /** Draws the portrait behind a `generated:` key of the demo world; absent in production. */
  renderPortrait?: (storageKey: string) => Promise<Uint8Array>;
}

export interface StoredPhoto {
  brand: string;
  id: string;
  storageKey: string;
}

/** Keys that begin so have no file of their own; they are drawn when first asked for. */
export const generatedPrefix = 'generated:';

/** Where a size of a photo is kept once it was rendered; who seeds photos may put the large one there at once. */
export const renditionKey = (brand: string, photoId: string, size: PhotoSize): string =>
  `${brand}/${photoId}/${size}.jpg`;

/** A photo's JPEG in a size: rendered when first asked for, then kept. Null where the original is gone. */
export type Renditions = (photo: StoredPhoto, size: PhotoSize) => Promise<Uint8Array | null>;

export function createRenditions({ storage, renderPortrait }: RenditionPorts): Renditions {
  const running = new Map<string, Promise<Uint8Array | null>>();

  const originalOf = async (photo: StoredPhoto): Promise<Uint8Array | null> => {
    const large = await storage.read(renditionKey(photo.brand, photo.id, 'large'));
    if (large) return large;
    if (!photo.storageKey.startsWith(generatedPrefix)) return storage.read(photo.storageKey);
    return renderPortrait ? renderPortrait(photo.storageKey) : null;
  };

  const make = async (photo: StoredPhoto, size: PhotoSize, key: string): Promise<Uint8Array | null> => {
    const original = await originalOf(photo);
    if (!original) return null;
    const bytes = await render(original, size);
    await storage.write(key, bytes);
    return bytes;
  };

  return async (photo, size) => {
    const key = renditionKey(photo.brand, photo.id, size);
    const kept = await storage.read(key);
    if (kept) return kept;
    const making = running.get(key) ?? make(photo, size, key).finally(() => running.delete(key));
    running.set(key, making);
    return making;
  };
}

/** Pixels left of a face behind a lock: colour and light, nothing to recognise. */
const blurredWidth = 16;

async function render(original: Uint8Array, size: PhotoSize): Promise<Uint8Array> {
  const { width, height } = { height: undefined, ...photoSizes[size] };
  const upright = sharp(original).rotate();
  if (size === 'blurred') {
    const dots = await upright.resize({ width: blurredWidth }).png().toBuffer();
    return sharp(dots).resize({ width, kernel: 'cubic' }).blur(4).jpeg({ quality: 60 }).toBuffer();
  }
  return upright
    .resize({ width, height, fit: 'cover', position: 'top', withoutEnlargement: true })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
