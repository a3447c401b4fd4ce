import sharp from 'sharp';
import type { PhotoStorage } from './photo-storage.ts';
import { renderSize } from './render-size.ts';
import { formatsOf, type PhotoFormat, type PhotoSize } from './sizes.ts';

export interface RenditionPorts {
  storage: PhotoStorage;
  /** Draws the portrait behind a `generated:` key of the demo world; absent in production. */
  renderPortrait?: (storageKey: string) => Promise<Uint8Array>;
  /** Hears of one that was made and could not be kept: whoever asked has it all the same. */
  report(error: unknown): void;
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
const generatedPrefix = 'generated:';

/** All files of a photo lie in it, and nothing else does. */
export const photoFolder = (brand: string, photoId: string): string => `${brand}/${photoId}`;

/** Where a size of a photo is kept once it was rendered; who seeds photos may put the large one there at once. */
export const renditionKey = (brand: string, photoId: string, size: PhotoSize, format: PhotoFormat = 'jpg'): string =>
  `${photoFolder(brand, photoId)}/${size}.${format}`;

/**
 * A photo in a size, in the first of the formats that there is. An uploaded photo has all of them from the start; a drawn
 * one is rendered in the first when it is first asked for so, then kept. Null where the original is gone.
 */
export type Renditions = (
  photo: StoredPhoto,
  size: PhotoSize,
  formats?: readonly PhotoFormat[],
) => Promise<Rendition | null>;

/** Renders each size of a photo when it is first asked for, once for all who ask meanwhile, and keeps it. */
export function createRenditions({ storage, renderPortrait, report }: RenditionPorts): Renditions {
  const running = new Map<string, Promise<Uint8Array | null>>();

  const originalOf = async (photo: StoredPhoto): Promise<Uint8Array | null> => {
    const large = await storage.read(renditionKey(photo.brand, photo.id, 'large'));
    if (large) return large;
    if (!photo.storageKey.startsWith(generatedPrefix)) return storage.read(photo.storageKey);
    return renderPortrait ? renderPortrait(photo.storageKey) : null;
  };

  const make = async (photo: StoredPhoto, size: PhotoSize, format: PhotoFormat): Promise<Uint8Array | null> => {
    const original = await originalOf(photo);
    if (!original) return null;
    const bytes = await renderSize(sharp(original).rotate(), size, format);
    await storage.write(renditionKey(photo.brand, photo.id, size, format), bytes).catch(report);
    return bytes;
  };

  const keptOrMade = async (photo: StoredPhoto, size: PhotoSize, format: PhotoFormat): Promise<Rendition | null> => {
    const key = renditionKey(photo.brand, photo.id, size, format);
    const kept = await storage.read(key);
    if (kept) return { bytes: kept, format };
    const making = running.get(key) ?? make(photo, size, format).finally(() => running.delete(key));
    running.set(key, making);
    const bytes = await making;
    return bytes && { bytes, format };
  };

  return async (photo, size, accepted = ['jpg']) => {
    const formats = accepted.filter((format) => formatsOf(size).includes(format));
    const [first = 'jpg'] = formats;
    if (photo.storageKey.startsWith(generatedPrefix)) return keptOrMade(photo, size, first);
    for (const format of formats.filter((other) => other !== 'jpg')) {
      const bytes = await storage.read(renditionKey(photo.brand, photo.id, size, format));
      if (bytes) return { bytes, format };
    }
    return keptOrMade(photo, size, 'jpg');
  };
}
