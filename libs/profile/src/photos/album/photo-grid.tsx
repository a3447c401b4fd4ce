import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Image } from '@parlour/contract/types/image';
import { heardAsList, type MenuEntry } from '@parlour/ui';
import { PhotoTile } from './photo-tile.tsx';
import { usePhotoHeir } from './use-photo-heir.ts';

/** As many in a row as have room for a menu and a handle, and for what stands on them in large letters. */
export const PhotoTiles = styled.ul.attrs(heardAsList)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(max(150px, 8.75rem), 100%), 1fr));
  gap: 16px 12px;
`;

/** A photo's place in the grid, which hands on the focus when the photo is gone. */
export function PhotoItem({ children }: { children: ReactNode }) {
  return <li ref={usePhotoHeir()}>{children}</li>;
}

export interface PhotoGridProps {
  photos: readonly Image[];
  entriesOf(photos: readonly Image[], place: number): MenuEntry[];
  onMove(photo: Image, place: number): void;
}

/** One's own photos in their order, the main one first; what one sees until they can be dragged. */
export function PhotoGrid({ photos, entriesOf }: Omit<PhotoGridProps, 'onMove'>) {
  return (
    <PhotoTiles>
      {photos.map((photo, place) => (
        <PhotoItem key={photo.id}>
          <PhotoTile photo={photo} number={place + 1} entries={entriesOf(photos, place)} />
        </PhotoItem>
      ))}
    </PhotoTiles>
  );
}
