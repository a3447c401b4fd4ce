// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cameraPhoto } from '@parlour/testing/camera-photo';
import { PhotoStep } from '../../sign-up-steps/photo-step.tsx';
import { stepLeftOpen, sent } from '../../sign-up-steps/profile-steps.fixture.tsx';
import { installPictures, openAlbum } from './choose-photo.fixture.tsx';

beforeAll(installPictures);
beforeEach(() => {
  const brush = { fillRect: () => {}, drawImage: () => {}, getImageData: () => ({ data: [0, 0, 0, 255] }) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brush as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
    give(new Blob(['small'], { type: 'image/jpeg' })),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const canBeMadeSmaller = async () => ({ width: 6000, height: 8000, close: () => {} });
const cannotBeRead = () => Promise.reject(new DOMException('No'));

const never = { 'POST /api/photo.php': () => new Promise(() => {}) };
const ways = {
  'one’s own photos': { field: 'Add photos', open: () => openAlbum([], never).sent },
  'the sign-up': {
    field: 'Photo',
    open: () => {
      const page = stepLeftOpen(PhotoStep, never);
      return () => sent(page);
    },
  },
};

describe.each(Object.entries(ways))('a photo beyond the limit in %s', (_, { field, open }) => {
  async function choose(decode: () => Promise<object>) {
    vi.stubGlobal('createImageBitmap', decode);
    const posted = open();
    await userEvent.upload(await screen.findByLabelText(field), cameraPhoto());
    await userEvent.click(await screen.findByRole('button', { name: 'Upload the whole photo' }));
    return posted;
  }

  it('is sent where the browser makes it smaller', async () => {
    const posted = await choose(canBeMadeSmaller);
    await waitFor(() => expect(posted()).toMatchObject([{ body: { file: { name: 'camera.jpg', size: 5 } } }]));
  });

  it('is refused at once where it is no camera’s', async () => {
    vi.stubGlobal('createImageBitmap', canBeMadeSmaller);
    open();
    const drawing = cameraPhoto({ type: 'image/png' });
    await userEvent.upload(await screen.findByLabelText(field), drawing);
    expect(await screen.findByText('This photo is too large. Use one of at most 10 MB.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is refused before it is sent where that is in vain', async () => {
    const posted = await choose(cannotBeRead);
    expect(await screen.findByText('This photo is too large. Use one of at most 10 MB.')).toBeTruthy();
    expect(posted()).toEqual([]);
  });
});
