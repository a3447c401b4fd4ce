// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import {
  choosePhotos as choose,
  installPictures,
  jpegFile as file,
  openAlbum as open,
  ownPhotos,
} from './choose-photo.fixture.tsx';

beforeAll(installPictures);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

const [one, two] = ownPhotos;

it('uploads beyond the room are refused before they are sent, and so is what is wrong by itself, which costs no other its place', async () => {
  const large = file('large.jpg');
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  const page = open([one], { 'POST /api/photo.php': () => new Promise(() => {}) });
  const noPhoto = new File(['GIF89a'], 'dance.jpg', { type: 'image/jpeg' });
  await choose(large, file('first.jpg'), noPhoto, file('third.jpg'), file('fourth.jpg'));
  expect(await screen.findByText('This photo is too large. Use one of at most 10 MB.')).toBeTruthy();
  expect(screen.getByText('Use a JPEG, PNG or WebP photo.')).toBeTruthy();
  expect(screen.getAllByText('You can have up to 3 photos, and up to 25 with Premium.')).toHaveLength(1);
  const [again, ...others] = screen.getAllByRole('button', { name: 'Try again' });
  expect(again?.closest('li')?.textContent).toContain('fourth.jpg');
  expect(others).toEqual([]);
  expect(screen.getAllByRole('meter').map((meter) => meter.closest('li')?.textContent)).toEqual([
    expect.stringContaining('first.jpg'),
    expect.stringContaining('third.jpg'),
  ]);
  await waitFor(() => expect(page.sent()).toHaveLength(1));
});

it('uploads that failed take up no room', async () => {
  const page = open([one], {
    'POST /api/photo.php': ({ body }) => {
      if ((body as { file: File }).file.name === 'noise.jpg') throw new ApiError(422, { code: 'photo_unreadable' });
      return new Promise(() => {});
    },
  });
  await choose(file('noise.jpg'), file('lake.jpg'));
  expect(await screen.findByText('This photo cannot be read.')).toBeTruthy();
  await choose(file('garden.jpg'), file('tower.jpg'));
  expect(await screen.findAllByText('You can have up to 3 photos, and up to 25 with Premium.')).toHaveLength(1);
  expect(screen.getAllByRole('meter')).toHaveLength(2);
  await waitFor(() => expect(page.sent()).toHaveLength(2));
});

it('a file that is no photo, or has too few pixels, is refused before it is cut', async () => {
  const page = open([one]);
  await choose(new File(['GIF89a'], 'dance.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('Use a JPEG, PNG or WebP photo.')).toBeTruthy();
  HTMLImageElement.prototype.decode = async () => undefined;
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(4000);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(40);
  await choose(file('stamp.jpg'));
  expect(await screen.findByText(/^This photo is too small. Use one of at least \d+ pixels/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.sent()).toEqual([]);
});

it('uploads that were refused make way for the next choice, and those that can be tried again do not', async () => {
  open([one], {
    'POST /api/photo.php': ({ body }) => {
      const isNoise = (body as { file: File }).file.name === 'noise.jpg';
      throw isNoise ? new ApiError(422, { code: 'photo_unreadable' }) : new ApiError(0, { code: 'offline' });
    },
  });
  await choose(file('noise.jpg'), file('lake.jpg'));
  expect(await screen.findByText('This photo cannot be read.')).toBeTruthy();
  await screen.findByText(/We cannot be reached/);
  await choose(file('garden.jpg'));
  await screen.findByRole('dialog');
  expect(screen.queryByText('This photo cannot be read.')).toBeNull();
  expect(screen.getByText('lake.jpg')).toBeTruthy();
});

it('uploads that were refused still say why once the album is full', async () => {
  open(
    [one],
    {
      'POST /api/photo.php': ({ body }) => {
        if ((body as { file: File }).file.name === 'noise.jpg') throw new ApiError(422, { code: 'photo_unreadable' });
        return { photo: two };
      },
    },
    2,
  );
  await choose(file('noise.jpg'), file('lake.jpg'));
  await screen.findByText('This photo cannot be read.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('2 of 2');
  expect(screen.getByText('This photo cannot be read.')).toBeTruthy();
});
