import sharp from 'sharp';
import type { PhotoStorage } from './photo-storage.ts';
import { renderSize } from './render-size.ts';
import type { PhotoFormat, PhotoSize } from './sizes.ts';

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

/** A photo's file as it goes out. */
export interface Rendition {
  bytes: Uint8Array;
  format: PhotoFormat;
}

/** Keys that begin so have no file of their own; they are drawn when first asked for. */
export const generatedPrefix = 'generated:';

/** All files of a photo lie in it, and nothing else does. */
export const photoFolder = (brand: string, photoId: string): string => `${brand}/${photoId}`;

/** Where a size of a photo is kept once it was rendered; who seeds photos may put the large one there at once. */
export const renditionKey = (brand: string, photoId: string, size: PhotoSize, format: PhotoFormat = 'jpg'): string =>
  `${photoFolder(brand, photoId)}/${size}.${format}`;

/**
 * A photo in a size, in the first of the formats that there is. An uploaded photo has all of them from the start; a drawn
 * one is rendered as JPEG when first asked for, then kept. Null where the original is gone.
 */
export type Renditions = (
  photo: StoredPhoto,
  size: PhotoSize,
  formats?: readonly PhotoFormat[],
) => Promise<Rendition | null>;

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
    const bytes = await renderSize(sharp(original).rotate(), size, 'jpg');
    await storage.write(key, bytes);
    return bytes;
  };

  const keptOrMade = async (photo: StoredPhoto, size: PhotoSize): Promise<Uint8Array | null> => {
    const key = renditionKey(photo.brand, photo.id, size);
    const kept = await storage.read(key);
    if (kept) return kept;
    const making = running.get(key) ?? make(photo, size, key).finally(() => running.delete(key));
    running.set(key, making);
    return making;
  };

  return async (photo, size, formats = ['jpg']) => {
    const others = photo.storageKey.startsWith(generatedPrefix) ? [] : formats.filter((format) => format !== 'jpg');
    for (const format of others) {
      const bytes = await storage.read(renditionKey(photo.brand, photo.id, size, format));
      if (bytes) return { bytes, format };
    }
    const bytes = await keptOrMade(photo, size);
    return bytes && { bytes, format: 'jpg' };
  };
}
