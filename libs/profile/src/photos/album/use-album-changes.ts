import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { changePhoto, removePhoto } from '@parlour/api-client/profile/album';
import type { Image } from '@parlour/contract/types/image';
import { useErrorSentence } from '@parlour/i18n';
import { useToast } from '@parlour/state/page/toasts';

export interface AlbumChanges {
  makeMain(photo: Image): void;
  /** To a place counted from 0; the first is the main photo's. */
  move(photo: Image, place: number): void;
  show(photo: Image, visibility: Image['visibility']): void;
  remove(photo: Image): void;
}

/**
 * What can be done with one's own photos: seen at once; what the server refuses is taken back and said, and what is done by a
 * dialog too.
 */
export function useAlbumChanges(): AlbumChanges {
  const { t } = useLingui();
  const client = useQueryClient();
  const sentenceOf = useErrorSentence();
  const showToast = useToast();
  const attempt = (change: Promise<void>) =>
    void change.catch((error: unknown) => showToast({ tone: 'danger', text: sentenceOf(error) }));
  return {
    makeMain: ({ id }) => attempt(changePhoto(client, { id, is_main: true })),
    move: ({ id, status }, place) =>
      attempt(changePhoto(client, place === 0 && status === 'approved' ? { id, is_main: true } : { id, order: place })),
    show: ({ id }, visibility) =>
      attempt(changePhoto(client, { id, visibility }).then(() => showToast({ tone: 'success', text: t`Saved` }))),
    remove: ({ id }) =>
      attempt(removePhoto(client, id).then(() => showToast({ tone: 'success', text: t`Photo deleted` }))),
  };
}
