// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { albumOptions } from '@parlour/api-client/profile/album';
import { chooseFromPhotoMenu } from '../album/photo-menu.fixture.ts';
import { installPictures, openAlbum, ownPhotos } from '../upload/choose-photo.fixture.tsx';

beforeAll(installPictures);

const [one, two, three] = ownPhotos;

it('a photo that another tab has deleted is deleted', async () => {
  let photos = [one, two, three];
  openAlbum(photos, {
    'GET /api/photos.php': () => ({ photos, max: 3, used: photos.length }),
    'DELETE /api/photo.php': () => {
      photos = [three];
      throw new ApiError(404, { code: 'not_found' });
    },
  });
  await chooseFromPhotoMenu(2, 'Delete photo');
  const asking = within(await screen.findByRole('dialog'));
  await userEvent.click(asking.getByRole('button', { name: 'Delete photo' }));
  expect(await screen.findByText('Toast: Photo deleted')).toBeTruthy();
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([three.filename]);
});

it.each([
  ['Delete photo', 'Delete this photo?'],
  ['Who sees it', 'Who sees this photo?'],
])('what is asked by “%s” is asked no more once its photo is gone', async (entry, name) => {
  const page = openAlbum([one, two, three]);
  await chooseFromPhotoMenu(2, entry);
  await screen.findByRole('dialog', { name });
  act(() => void page.client.setQueryData(albumOptions().queryKey, { photos: [one, three], max: 3, used: 2 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
