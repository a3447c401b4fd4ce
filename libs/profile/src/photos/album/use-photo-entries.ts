import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, Eye, Star, Trash2 } from 'lucide-react';
import { addresses } from '@parlour/contract/addresses';
import type { Image } from '@parlour/contract/types/image';
import type { MenuEntry } from '@parlour/ui';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { isPlaceFor } from './place-for.ts';
import type { AlbumChanges } from './use-album-changes.ts';
import type { Ask } from './use-photo-questions.tsx';

export interface PhotoEntriesOptions {
  changes: AlbumChanges;
  /** Before a deletion too: what is gone is gone. Without scripts the own profile asks, at an address of its own. */
  ask: Ask;
  /** A photo was put at another place; all are counted from 1. */
  onPut(photo: number, place: number, count: number): void;
}

/** What the menu of a photo offers; everything that dragging does is there as well (WCAG 2.5.7). */
export function usePhotoEntries({ changes, ask, onPut }: PhotoEntriesOptions) {
  const { t } = useLingui();
  const isScripted = useScripted();
  return (photos: readonly Image[], place: number): MenuEntry[] => {
    const photo = photos[place];
    if (!photo) return [];
    const put = (to: number, change: () => void) => () => {
      change();
      onPut(place + 1, to + 1, photos.length);
    };
    const move = (by: number, label: string, glyph: typeof ArrowLeft): MenuEntry[] =>
      isPlaceFor(photos, place, place + by)
        ? [{ label, glyph, onSelect: put(place + by, () => changes.move(photo, place + by)) }]
        : [];
    return [
      ...(photo.status === 'approved' && !photo.is_main
        ? [{ label: t`Make it the main photo`, glyph: Star, onSelect: put(0, () => changes.makeMain(photo)) }]
        : []),
      ...move(-1, t`Move one forward`, ArrowLeft),
      ...move(1, t`Move one back`, ArrowRight),
      { label: t`Who sees it`, glyph: Eye, onSelect: () => ask('visibility', photo) },
      {
        label: t`Delete photo`,
        glyph: Trash2,
        tone: 'danger',
        ...(isScripted
          ? { onSelect: () => ask('deletion', photo) }
          : { href: addresses.profile.href(undefined, { edit: 'photos', photo: photo.id }) }),
      },
    ];
  };
}
