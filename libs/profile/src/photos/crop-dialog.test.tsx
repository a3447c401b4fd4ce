// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import type { CropAreaProps } from './crop-area.tsx';
import { OwnPhotos } from './own-photos.tsx';

/** A cropper whose photo is decoded when the test says so. */
vi.mock('./crop-area.tsx', () => ({
  CropArea: ({ onCrop }: CropAreaProps) => (
    <button onClick={() => onCrop({ left: 0.1, top: 0, width: 0.8, height: 1 })}>Decoded</button>
  ),
}));

beforeAll(() => {
  installTopLayer();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

const open = () =>
  renderPage(() => <OwnPhotos />, {
    'GET /api/user.php': () => member(),
    'GET /api/profile.php': () => ({ profile: {} }),
    'GET /api/photos.php': () => ({ photos: [], max: 3, used: 0 }),
    'POST /api/photo.php': () => new Promise(() => {}),
  });
const choose = async (name: string) =>
  userEvent.upload(await screen.findByLabelText('Add photos'), new File(['x'], name, { type: 'image/jpeg' }));

it('cuts no photo as the one before it, which was left out', async () => {
  const page = open();
  const sent = () => page.asked.filter(({ call }) => call.method === 'POST');
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  await choose('garden.jpg');
  await press('Decoded');
  await press('Leave out this photo');
  await choose('lake.jpg');
  await screen.findByRole('button', { name: 'Decoded' });
  await press('Upload this part');
  expect(sent()).toEqual([]);
  await press('Decoded');
  await press('Upload this part');
  await waitFor(() =>
    expect(sent()).toMatchObject([{ body: { file: { name: 'lake.jpg' }, crop: '0.1000,0.0000,0.8000,1.0000' } }]),
  );
});
