import type { Image } from '@parlour/contract/types/image';
import { withMain, withMoved, withoutPhoto } from '@parlour/models/profile/album';
import type { PhotoChange } from './album.ts';

/** What the server will make of an album by a change, by the same rules. */
export function albumAfter(photos: readonly Image[], { id, is_main, order, visibility }: PhotoChange): Image[] {
  const seen = photos.map((photo) => (photo.id === id && visibility ? { ...photo, visibility } : photo));
  return inAlbum(seen, (album) =>
    withMain(order === undefined ? album : withMoved(album, id, order), is_main ? id : undefined),
  );
}

/** The album without one of its photos. */
export const albumWithout = (photos: readonly Image[], id: string): Image[] =>
  inAlbum(photos, (album) => withoutPhoto(album, id));

type Marked = Image & { isMain: boolean };

function inAlbum(photos: readonly Image[], change: (album: Marked[]) => Marked[]): Image[] {
  return change(photos.map((photo) => ({ ...photo, isMain: photo.is_main }))).map(({ isMain, ...photo }, order) => ({
    ...photo,
    is_main: isMain,
    order,
  }));
}
