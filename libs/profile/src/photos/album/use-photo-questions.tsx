import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Image } from '@parlour/contract/types/image';
import { DeletePhotoDialog } from '../deletion/delete-photo-dialog.tsx';
import { PhotoVisibilityDialog } from './photo-visibility-dialog.tsx';
import type { AlbumChanges } from './use-album-changes.ts';

type About = 'deletion' | 'visibility';

export type Ask = (about: About, photo: Image) => void;

/**
 * Asks about one of the photos before it is deleted or shown to others, for as long as it is there.
 *
 * @param refusal of what was posted without JavaScript: of a deletion, where the address asks about one
 * @returns the questions, what asks one of them, and whether the address asks about a deletion
 */
export function usePhotoQuestions(
  photos: readonly Image[],
  changes: AlbumChanges,
  refusal: string | undefined,
): [questions: ReactNode, ask: Ask, isInAddress: boolean] {
  const toDelete = useSearchParams()[0].get('photo');
  const [asked, set] = useState<{ about: About; id: string | null } | null>({ about: 'deletion', id: toDelete });
  const askedAbout = (about: About): Image | null =>
    (asked?.about === about && photos.find(({ id }) => id === asked.id)) || null;
  const close = () => set(null);
  return [
    <>
      <DeletePhotoDialog
        photo={askedAbout('deletion')}
        hasHeir={photos.some(({ is_main, status }) => !is_main && status === 'approved')}
        fromTheStart={toDelete !== null}
        refusal={toDelete ? refusal : undefined}
        onClose={close}
        onDelete={changes.remove}
      />
      <PhotoVisibilityDialog photo={askedAbout('visibility')} onClose={close} onSave={changes.show} />
    </>,
    (about, { id }) => set({ about, id }),
    !!toDelete,
  ];
}
