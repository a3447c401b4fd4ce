import type { Image } from '@parlour/contract/types/image';
import {
  photoAccess,
  visibilityFor,
  type PhotoOwnerFacts,
  type PhotoViewer,
} from '@parlour/models/profile/photo-access';
import type { ImageFor, PhotoRecord } from '@parlour/server-media';

export interface PhotoLook {
  brand: string;
  viewerId: string | null;
  now: Date;
  viewer: PhotoViewer;
  owner: PhotoOwnerFacts;
}

/** The photos that a viewer is shown, open or locked; hidden ones are left out, and their places too. */
export function photosReply(
  photos: readonly PhotoRecord[],
  { viewer, owner, ...look }: PhotoLook,
  imageFor: ImageFor,
): Image[] {
  const images = photos.flatMap((photo) => {
    const access = photoAccess(
      { status: photo.status, visibility: photo.visibility, isMain: photo.is_main },
      viewer,
      owner,
    );
    if (access === 'hidden') return [];
    return [
      imageFor({ ...photo, visibility: visibilityFor(photo, viewer, owner) }, { ...look, access, largest: 'large' }),
    ];
  });
  return viewer.kind === 'owner' ? images : images.map((image, order) => ({ ...image, order }));
}
