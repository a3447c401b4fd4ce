import type { PhotoVisibility } from './photo-visibility.ts';
import type { ReviewStatus } from './review-status.ts';

export interface PhotoFacts {
  status: ReviewStatus;
  visibility: PhotoVisibility;
  isMain: boolean;
}

/** Who looks, in relation to the one who owns the photo. */
export type PhotoViewer =
  { kind: 'owner' } | { kind: 'member'; premium: boolean; match: boolean } | { kind: 'visitor' };

export interface PhotoOwnerFacts {
  /** The owner shows photos blurred to all but matches (contract B9, `blur_images`). */
  blurImages: boolean;
  /** The owner agreed to be shown to people who are not logged in (contract part 0, 16). */
  showToVisitors: boolean;
}

/** `open`: the photo itself; `locked`: a blurred thumbnail only; `hidden`: not even that it is there. */
export type PhotoAccess = 'open' | 'locked' | 'hidden';

/**
 * What a viewer gets of a photo (spec section 6: free members cannot view all member photos; contract part 1, 13).
 * The main photo is open to every member, the others to premium members; an owner's own wish goes first.
 */
export function photoAccess(photo: PhotoFacts, viewer: PhotoViewer, owner: PhotoOwnerFacts): PhotoAccess {
  if (viewer.kind === 'owner') return 'open';
  if (photo.status !== 'approved') return 'hidden';
  if (viewer.kind === 'visitor') return visitorAccess(photo, owner);
  if (visibilityFor(photo, viewer, owner) === 'matches') return viewer.match ? 'open' : 'locked';
  return viewer.premium || openTo(photo) === 'all' ? 'open' : 'locked';
}

/** Whom an approved photo is open to, unless all are blurred: what is for everybody is so as the main photo, else for premium members. */
export const openTo = ({ visibility, isMain }: Pick<PhotoFacts, 'visibility' | 'isMain'>): PhotoVisibility =>
  visibility === 'all' && !isMain ? 'premium' : visibility;

/** Whom a viewer is told that a photo is for: what an owner shows blurred is for matches, and no premium opens it. */
export function visibilityFor(
  { visibility }: Pick<PhotoFacts, 'visibility'>,
  viewer: PhotoViewer,
  { blurImages }: Pick<PhotoOwnerFacts, 'blurImages'>,
): PhotoVisibility {
  const mayBeBlurred = viewer.kind === 'visitor' || (viewer.kind === 'member' && !viewer.match);
  return blurImages && mayBeBlurred ? 'matches' : visibility;
}

function visitorAccess(photo: PhotoFacts, owner: PhotoOwnerFacts): PhotoAccess {
  if (!owner.showToVisitors || !photo.isMain) return 'hidden';
  return visibilityFor(photo, { kind: 'visitor' }, owner) === 'all' ? 'open' : 'locked';
}
