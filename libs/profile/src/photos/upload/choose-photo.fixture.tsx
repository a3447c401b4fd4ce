import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CallFormResult } from '@parlour/api-client/call-form';
import type { Image } from '@parlour/contract/types/image';
import { imageOf, member } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { OwnPhotos } from '../album/own-photos.tsx';

/** One's own photos, of which there are none yet; an upload stays on its way. */
export const openEmptyAlbum = () =>
  renderPage(() => <OwnPhotos />, {
    'GET /api/user.php': () => member(),
    'GET /api/profile.php': () => ({ profile: {} }),
    'GET /api/photos.php': () => ({ photos: [], max: 3, used: 0 }),
    'POST /api/photo.php': () => new Promise(() => {}),
  });

export const ownPhotos = [
  imageOf('one', { is_main: true }),
  imageOf('two', { is_main: false, order: 1 }),
  imageOf('three', { is_main: false, order: 2 }),
] as const;

/** One's own photos, and what the page has sent; they are gone `elsewhere`. */
export function openAlbum(photos: Image[], answers: Answers = {}, max = 3, lastResult?: CallFormResult) {
  const page = renderPage((search) => (search.has('elsewhere') ? null : <OwnPhotos lastResult={lastResult} />), {
    'GET /api/user.php': () => member(),
    'GET /api/profile.php': () => ({ profile: {} }),
    'GET /api/photos.php': () => ({ photos, max, used: photos.length }),
    ...answers,
  });
  return { ...page, sent: () => page.asked.filter(({ call }) => call.method !== 'GET') };
}

/** A file that begins as a photo does. */
export const jpegFile = (name: string): File =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff)], name, { type: 'image/jpeg' });

export const choosePhotos = async (...files: File[]): Promise<void> =>
  userEvent.upload(await screen.findByLabelText('Add photos'), files);

export const choosePhoto = (name: string): Promise<void> => choosePhotos(jpegFile(name));

/** What a browser has for dialogs and for pictures of files. */
export function installPictures(): void {
  installTopLayer();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
}
