import type { Image } from '@parlour/contract/types/image';
import { photosIn } from '@parlour/models/profile/album';
import {
  photoAccess,
  visibilityFor,
  type PhotoOwnerFacts,
  type PhotoViewer,
} from '@parlour/models/profile/photo-access';
import type { ImageFor } from '@parlour/server-media';
import type { OpenedProfile } from '../access.ts';
import type { AlbumRecord } from '../store/photos.ts';

export interface PhotoLook {
  brand: string;
  viewerId: string | null;
  now: Date;
  viewer: PhotoViewer;
  owner: PhotoOwnerFacts;
}

/** The photos that a viewer is shown, open or locked; hidden ones are left out, and their places too. */
export function photosReply(
  photos: readonly AlbumRecord[],
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
    const seen = { ...photo, visibility: visibilityFor(photo, viewer, owner) };
    const image = imageFor(seen, { ...look, access, largest: 'large' });
    return [viewer.kind === 'owner' ? { ...image, ...ownerOnly(photo) } : image];
  });
  return viewer.kind === 'owner' ? images : images.map((image, order) => ({ ...image, order }));
}

/** How many photos an album is said to hold: those that count to their owner, to others those that are approved. */
export const photosCounted = ({ viewer }: Pick<OpenedProfile, 'viewer'>, photos: readonly AlbumRecord[]): number =>
  viewer === 'owner' ? photosIn(photos) : photos.filter(({ status }) => status === 'approved').length;

/** What one may complain about, and no address where one is not shown one's own picture either. */
const ownerOnly = ({ decision_id, is_withheld }: AlbumRecord): Partial<Image> => ({
  ...(decision_id && { decision_id }),
  ...(is_withheld && { filename: null, thumb_filename: null, match: null, thumbhash: null }),
});
