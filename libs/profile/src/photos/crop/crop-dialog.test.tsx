// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { PhotoStep } from '../../sign-up-steps/photo-step.tsx';
import { stepLeftOpen, sent } from '../../sign-up-steps/profile-steps.fixture.tsx';
import { choosePhoto, installPictures, jpegFile, openEmptyAlbum } from '../upload/choose-photo.fixture.tsx';
import type { CropAreaProps } from './crop-area.tsx';

/** A cropper whose photo is decoded when the test says so. */
vi.mock('./crop-area.tsx', () => ({
  CropArea: ({ onCrop }: CropAreaProps) => (
    <button onClick={() => onCrop({ left: 0.1, top: 0, width: 0.8, height: 1 })}>Decoded</button>
  ),
}));

beforeAll(installPictures);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('cuts no photo as the one before it, which was left out', async () => {
  const page = openEmptyAlbum();
  const posted = () => page.asked.filter(({ call }) => call.method === 'POST');
  await choosePhoto('garden.jpg');
  await press('Decoded');
  await press('Leave out this photo');
  await choosePhoto('lake.jpg');
  await screen.findByRole('button', { name: 'Decoded' });
  await press('Upload this part');
  expect(posted()).toEqual([]);
  await press('Decoded');
  await press('Upload this part');
  await waitFor(() =>
    expect(posted()).toMatchObject([{ body: { file: { name: 'lake.jpg' }, crop: '0.1000,0.0000,0.8000,1.0000' } }]),
  );
});

it('cuts the first photo of a new member', async () => {
  const page = stepLeftOpen(PhotoStep, { 'POST /api/photo.php': () => new Promise(() => {}) });
  await userEvent.upload(await screen.findByLabelText('Photo'), jpegFile('garden.jpg'));
  await press('Decoded');
  await press('Upload this part');
  await waitFor(() => expect(sent(page)).toMatchObject([{ body: { crop: '0.1000,0.0000,0.8000,1.0000' } }]));
});
