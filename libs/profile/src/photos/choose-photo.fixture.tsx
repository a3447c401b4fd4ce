import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { OwnPhotos } from './own-photos.tsx';

/** One's own photos, of which there are none yet; an upload stays on its way. */
export const openEmptyAlbum = () =>
  renderPage(() => <OwnPhotos />, {
    'GET /api/user.php': () => member(),
    'GET /api/profile.php': () => ({ profile: {} }),
    'GET /api/photos.php': () => ({ photos: [], max: 3, used: 0 }),
    'POST /api/photo.php': () => new Promise(() => {}),
  });

/** A file that begins as a photo does. */
export const jpegFile = (name: string): File =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff)], name, { type: 'image/jpeg' });

export const choosePhoto = async (name: string): Promise<void> =>
  userEvent.upload(await screen.findByLabelText('Add photos'), jpegFile(name));

/** What a browser has for dialogs and for pictures of files. */
export function installPictures(): void {
  installTopLayer();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
}
