// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { imageOf, member } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { chooseFromPhotoMenu } from '../album/photo-menu.fixture.ts';
import { installPictures, jpegFile } from './choose-photo.fixture.tsx';
import { OwnPhotos } from '../album/own-photos.tsx';

beforeAll(installPictures);

const one = imageOf('one');
const two = imageOf('two', { is_main: false, order: 1 });
const files = ['garden.jpg', 'lake.jpg'].map(jpegFile);

async function chooseBoth(answers: Answers) {
  renderPage(<OwnPhotos />, {
    'GET /api/user.php': () => member(),
    'GET /api/profile.php': () => ({ profile: {} }),
    'GET /api/photos.php': () => ({ photos: [one], max: 2, used: 1 }),
    ...answers,
  });
  await userEvent.upload(await screen.findByLabelText('Add photos'), files);
  return within(await screen.findByRole('list', { name: 'Photos on their way' }));
}

it('a photo too many can be sent again only once another is gone', async () => {
  const list = await chooseBoth({
    'POST /api/photo.php': () => ({ photo: two }),
    'DELETE /api/photo.php': () => ({ photos: [one] }),
  });
  const again = () => list.queryByRole('button', { name: 'Try again' });
  await waitFor(() => expect(screen.getByText('2 of 2')).toBeTruthy());
  expect(list.getByText(/^You can have up to 2 photos/)).toBeTruthy();
  expect(again()).toBeNull();

  await chooseFromPhotoMenu(2, 'Delete photo');
  const asking = within(await screen.findByRole('dialog'));
  await userEvent.click(asking.getByRole('button', { name: 'Delete photo' }));
  await waitFor(() => expect(again()).toBeTruthy());
});

it('a file that failed is named by what is said of it', async () => {
  const list = await chooseBoth({
    'POST /api/photo.php': () => {
      throw new ApiError(422, { code: 'photo_unreadable' });
    },
  });
  const said = () => list.getAllByRole('alert').map(({ textContent }) => textContent);
  await waitFor(() => expect(said()).toContain('garden.jpgThis photo cannot be read.'));
  expect(said()).toContainEqual(expect.stringMatching(/^lake\.jpgYou can have up to 2 photos/));
});

it.each([
  ['the photo before it', [one, two], 2, () => screen.getByRole('button', { name: 'Change photo 1' })],
  ['where photos come from', [one], 1, () => screen.getByLabelText('Add photos')],
])('deleting the last photo while others are on their way leads to %s', async (_, photos, number, heir) => {
  await chooseBoth({
    'GET /api/photos.php': () => ({ photos, max: 4, used: photos.length }),
    'POST /api/photo.php': () => new Promise(() => {}),
    'DELETE /api/photo.php': () => ({ photos: photos.slice(0, -1) }),
  });
  if (photos.length > 1) await chooseFromPhotoMenu(number, 'Delete photo');
  else {
    await userEvent.click(screen.getByRole('button', { name: 'Change photo 1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete photo' }));
  }
  const asking = await screen.findByRole('dialog');
  asking.addEventListener('close', () => screen.getByRole('button', { name: `Change photo ${number}` }).focus());
  await userEvent.click(within(asking).getByRole('button', { name: 'Delete photo' }));
  await waitFor(() => expect(document.activeElement).toBe(heir()));
});

it('a file that no browser can show has an empty preview', async () => {
  const list = await chooseBoth({ 'POST /api/photo.php': () => new Promise(() => {}) });
  const previews = () => list.getAllByRole('presentation');
  expect(previews()).toHaveLength(2);
  fireEvent.error(previews()[0]!);
  expect(previews()).toHaveLength(1);
  expect(list.getByText('garden.jpg')).toBeTruthy();
});
