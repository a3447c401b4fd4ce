import type { ReactNode } from 'react';
import type { PortraitGround } from '../portrait-ground.ts';
import type { PortraitState } from '../portrait.tsx';

/** One picture of an `ImageGallery`. */
export interface GalleryPicture {
  id: string;
  /** What it shows; for a locked or missing one the words that say so. */
  alt: string;
  /** A locked picture's address is that of its blurred thumbnail. */
  src?: string;
  srcSet?: string;
  /** A smaller file for the row of thumbnails. */
  thumb?: string;
  /** A larger file for the full view. */
  full?: string;
  width?: number;
  height?: number;
  ground?: PortraitGround;
  state?: PortraitState;
  /** Address of a tiny picture that stands here until the photo is there. */
  placeholder?: string;
  /** Over the picture's lower edge, e.g. the `LinkButton` that opens a locked one. */
  over?: ReactNode;
}

export interface GalleryLabels {
  /** Names the whole: "Photos of Nora". */
  gallery: string;
  /** A thumbnail's name: "Photo 2". */
  picture: (number: number) => string;
  /** Said when the place changes: "Photo 2 of 6". */
  position: (number: number, count: number) => string;
  previous: string;
  next: string;
  /** Opens the full view: "Enlarge". */
  enlarge: string;
  close: string;
}

/** Whether there is more to see in full: not of what is locked, blurred, missing or still on its way. */
export function canEnlarge({ state = 'shown', src }: GalleryPicture): boolean {
  return state === 'shown' && src !== undefined;
}

/**
 * The picture that a key leads to; null for other keys.
 * @param key as in `KeyboardEvent.key`
 */
export function placeOfKey(key: string, current: number, count: number): number | null {
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: Math.max(0, current - 1),
    ArrowRight: Math.min(count - 1, current + 1),
    Home: 0,
    End: count - 1,
  };
  return places[key] ?? null;
}
