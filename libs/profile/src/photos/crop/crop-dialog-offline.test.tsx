// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { choosePhoto, installPictures, openEmptyAlbum } from '../upload/choose-photo.fixture.tsx';

vi.mock('./crop-area.tsx', () => {
  throw new Error('The connection was lost.');
});

beforeAll(installPictures);

it('sends a photo whole where the cropper cannot be fetched', async () => {
  const page = openEmptyAlbum();
  await choosePhoto('garden.jpg');
  const list = await screen.findByRole('list', { name: 'Photos on their way' });
  expect(list.textContent).toContain('garden.jpg');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(page.asked.filter(({ call }) => call.method === 'POST')).toHaveLength(1));
});
