import type { PhotoVisibility } from './photo-visibility.ts';
import type { ReviewStatus } from './review-status.ts';

export interface AlbumPhoto {
  id: string;
  status: ReviewStatus;
  visibility: PhotoVisibility;
  isMain: boolean;
}

/** A member's photos in their order, the main one first; every rule keeps it so. */
export type Album<Photo extends AlbumPhoto = AlbumPhoto> = readonly Photo[];

/**
 * An album whose main photo is an approved one, and the first. Where there is none, the first approved becomes it: that is
 * how a first photo gets there, and the next one after the main was removed (contract B7). One that everybody may see goes
 * before one that its owner keeps for some: nobody has chosen that to stand on every list, where most would see a lock.
 */
export function withMain<Photo extends AlbumPhoto>(album: Album<Photo>, wanted?: string): Photo[] {
  const approved = album.filter(({ status }) => status === 'approved');
  const main =
    approved.find(({ id }) => id === wanted) ??
    approved.find(({ isMain }) => isMain) ??
    approved.find(({ visibility }) => visibility === 'all') ??
    approved[0];
  const marked = album.map((photo) => ({ ...photo, isMain: photo.id === main?.id }));
  return [...marked.filter(({ isMain }) => isMain), ...marked.filter(({ isMain }) => !isMain)];
}

/** The album with one photo moved to a place, counted from 0; past the end is the end. */
export function withMoved<Photo extends AlbumPhoto>(album: Album<Photo>, id: string, place: number): Photo[] {
  const moved = album.filter((photo) => photo.id === id);
  const others = album.filter((photo) => photo.id !== id);
  return withMain([...others.slice(0, place), ...moved, ...others.slice(place)]);
}

/** The album without one photo; where that was the main one, the next approved takes its place (contract B7). */
export const withoutPhoto = <Photo extends AlbumPhoto>(album: Album<Photo>, id: string): Photo[] =>
  withMain(album.filter((photo) => photo.id !== id));

/** How many photos a member may have (spec section 5). */
export const photosMax = (
  { photos_free, photos_premium }: { photos_free: number; photos_premium: number },
  paidUser: boolean,
): number => (paidUser ? photos_premium : photos_free);

type Reviewed = readonly Pick<AlbumPhoto, 'status'>[];

/** How many photos of an album count: one that was rejected stays for its owner alone, and takes no other's place. */
export const photosIn = (album: Reviewed): number => album.filter(({ status }) => status !== 'rejected').length;

/**
 * How many more photos an album takes in which so many may count. There is room for as many rejected ones beside them; beyond that
 * they take the others' places, or there would be no end of them.
 */
export const roomIn = (album: Reviewed, max: number): number =>
  Math.max(0, Math.min(max - photosIn(album), 2 * max - album.length));
