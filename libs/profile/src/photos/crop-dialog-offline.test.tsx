// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { OwnPhotos } from './own-photos.tsx';

vi.mock('./crop-area.tsx', () => {
  throw new Error('The connection was lost.');
});

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

it('sends a photo whole where the cropper cannot be fetched', async () => {
  const page = open();
  await choose('garden.jpg');
  const list = await screen.findByRole('list', { name: 'Photos on their way' });
  expect(list.textContent).toContain('garden.jpg');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(page.asked.filter(({ call }) => call.method === 'POST')).toHaveLength(1));
});
