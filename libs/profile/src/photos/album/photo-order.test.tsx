// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { installPictures, openAlbum, ownPhotos } from '../upload/choose-photo.fixture.tsx';

const asked = vi.hoisted(() => vi.fn());
vi.mock('./sortable-photo-grid.tsx', () => {
  asked();
  throw new TypeError('Failed to fetch dynamically imported module');
});

beforeAll(installPictures);

it('one’s own photos have their menus where what drags them cannot be fetched, and nothing fails', async () => {
  const onUnhandled = vi.fn();
  process.on('unhandledRejection', onUnhandled);
  const [one, two] = ownPhotos;
  const page = openAlbum([one, two], { 'PUT /api/photo.php': () => new Promise(() => {}) });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await userEvent.click(screen.getByRole('button', { name: 'Change photo 2' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move one forward' }));
  await waitFor(() => expect(page.sent()).toHaveLength(1));
  expect(screen.getAllByRole('img')).toHaveLength(2);
  process.off('unhandledRejection', onUnhandled);
  expect(onUnhandled).not.toHaveBeenCalled();
});
