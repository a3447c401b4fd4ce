import { useLingui } from '@lingui/react/macro';
import { memo, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Image } from '@parlour/contract/types/image';
import type { Profile } from '@parlour/contract/types/profile';
import { ImageGallery } from '@parlour/ui';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { LockNote } from './lock-note.tsx';
import { useGalleryPictures } from './use-gallery-pictures.tsx';

const PhotoAct = styled.div`
  margin-top: 12px;
  font-size: var(--text-small);
`;

export interface PhotoGalleryProps {
  profile: Pick<Profile, 'id' | 'name' | 'photos'>;
  /** What other features offer for the photo that is shown, e.g. reporting it. */
  renderPhotoAct?: (photo: Image) => ReactNode;
}

/** The photos, one at a time, all as thumbnails, in full on demand; those that are not for this viewer behind a lock. */
export function PhotoGallery({ profile, renderPhotoAct }: PhotoGalleryProps) {
  const [place, show] = useState(0);
  const { photos } = profile;
  const shown = photos[Math.min(place, photos.length - 1)];
  return (
    <>
      <Pictures profile={profile} onShown={show} />
      <LockNote photos={photos} />
      {shown && renderPhotoAct && (
        <PhotoAct data-scripted={photos.length > 1 || undefined}>{renderPhotoAct(shown)}</PhotoAct>
      )}
      {photos.length > 1 && renderPhotoAct && <UnscriptedActs photos={photos} renderPhotoAct={renderPhotoAct} />}
    </>
  );
}

/** Where no script runs, nothing knows which photo was swiped into sight: what is offered for each stands beside its number. */
function UnscriptedActs({
  photos,
  renderPhotoAct,
}: { photos: Image[] } & Required<Pick<PhotoGalleryProps, 'renderPhotoAct'>>) {
  const { t } = useLingui();
  if (useScripted()) return null;
  return photos.map((photo, index) => {
    const number = index + 1;
    return (
      <PhotoAct key={photo.id} hidden data-unscripted="" role="group" aria-label={t`Photo ${number}`}>
        <span aria-hidden>{t`Photo ${number}`}</span> {renderPhotoAct(photo)}
      </PhotoAct>
    );
  });
}

interface PicturesProps extends Pick<PhotoGalleryProps, 'profile'> {
  onShown: (index: number) => void;
}

/** Drawn again with another profile only: what stands below changes with the photo, the photos do not. */
const Pictures = memo(function Pictures({ profile, onShown }: PicturesProps) {
  const { t } = useLingui();
  const { name } = profile;
  return (
    <ImageGallery
      pictures={useGalleryPictures(profile)}
      labels={{
        gallery: t`Photos of ${name}`,
        picture: (number) => t`Photo ${number}`,
        position: (number, count) => t`Photo ${number} of ${count}`,
        previous: t`Previous photo`,
        next: t`Next photo`,
        enlarge: t`Enlarge`,
        close: t`Close`,
      }}
      sizes="(min-width: 768px) 45vw, 100vw"
      largest
      bleed
      onShown={onShown}
    />
  );
});
