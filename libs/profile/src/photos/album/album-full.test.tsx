// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { imageOf } from '@parlour/testing/page-data';
import { chooseFromPhotoMenu } from './photo-menu.fixture.ts';
import {
  choosePhotos as choose,
  installPictures,
  jpegFile as file,
  openAlbum as open,
  ownPhotos,
} from '../upload/choose-photo.fixture.tsx';

beforeAll(installPictures);

const [one, two, three] = ownPhotos;

it('says what Premium gives', async () => {
  open([one, two, three]);
  expect(await screen.findByText('You can have up to 3 photos, and up to 25 with Premium.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Get Premium' }).getAttribute('href')).toBe('/premium');
  expect(screen.queryByLabelText('Add photos')).toBeNull();
});

it('is not full of photos that were rejected, until there are too many of them', async () => {
  const rejected = { status: 'rejected', is_main: false } as const;
  const wrong = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => imageOf(name, rejected));
  open(wrong.slice(0, 3));
  expect(await screen.findByText('0 of 3')).toBeTruthy();
  expect(screen.getByLabelText('Add photos')).toBeTruthy();
  expect(screen.queryByText('Your album is full')).toBeNull();
  cleanup();
  open(wrong);
  expect(await screen.findByText('Delete a photo that was not approved to add another.')).toBeTruthy();
  expect(screen.queryByLabelText('Add photos')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Get Premium' })).toBeNull();
});

it('leaves the focus on the last photo, in place of the field that it came from', async () => {
  open([one], { 'POST /api/photo.php': () => ({ photo: two }) }, 2);
  const field = await screen.findByLabelText('Add photos');
  await choose(file('garden.jpg'));
  const whole = await screen.findByRole('button', { name: 'Upload the whole photo' });
  // The browser gives the focus back to where it was before the dialog.
  whole.closest('dialog')!.addEventListener('close', () => field.focus());
  await userEvent.click(whole);
  await screen.findByText('Your album is full');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change photo 2' })));
});

it('leaves nothing of what was wrong with a photo that was posted, once there is room again', async () => {
  const posted = { submission: {}, failure: { code: 'too_large', params: { megabytes: 10 } }, params: {} } as const;
  const answers = {
    'POST /api/photo.php': () => ({ photo: two }),
    'DELETE /api/photo.php': () => ({ photos: [one] }),
  };
  open([one], answers, 2, posted);
  const wrong = /too large/;
  expect(await screen.findByText(wrong)).toBeTruthy();
  await choose(file('garden.jpg'));
  expect(screen.queryByText(wrong)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Upload the whole photo' }));
  await screen.findByText('Your album is full');
  await chooseFromPhotoMenu(2, 'Delete photo');
  const asking = await screen.findByRole('dialog');
  await userEvent.click(within(asking).getByRole('button', { name: 'Delete photo' }));
  expect(await screen.findByLabelText('Add photos')).toBeTruthy();
  expect(screen.queryByText(wrong)).toBeNull();
});
