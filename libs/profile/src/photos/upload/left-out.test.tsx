// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { imageOf, member, profileOf } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { PhotoStep } from '../../sign-up-steps/photo-step.tsx';
import { installPictures, jpegFile } from './choose-photo.fixture.tsx';
import { OwnPhotos } from '../album/own-photos.tsx';

beforeAll(installPictures);

const photo = imageOf('garden', { is_main: false });
const file = jpegFile('garden.jpg');
const offline = new ApiError(0, { code: 'offline' });

type Progress = (share: number) => void;

/** A page whose uploads are answered one after the other, each by what is to be done with it. */
function open(page: React.ReactNode, ...uploads: ((onProgress: Progress) => unknown)[]) {
  const { asked } = renderPage(() => page, {
    'GET /api/user.php': () => member(),
    'GET /api/profile.php': () => ({ profile: profileOf('Lucas', { photos: [] }) }),
    'GET /api/photos.php': () => ({ photos: [], max: 9, used: 0 }),
    'POST /api/photo.php': ({ onProgress = () => {} }) => uploads.shift()!(onProgress),
    'DELETE /api/photo.php': () => ({ photos: [] }),
  });
  const sent = (method: string) => asked.filter(({ call }) => call.method === method);
  return {
    keys: () => sent('POST').map(({ idempotencyKey }) => idempotencyKey),
    removed: () => sent('DELETE').map(({ body }) => body),
  };
}

/** Nobody says whether it arrived. */
const lostBehindIt = (onProgress: Progress): never => {
  onProgress(1);
  throw offline;
};
const lostUnderWay = (onProgress: Progress): never => {
  onProgress(0.6);
  throw offline;
};
const refused = (onProgress: Progress): never => {
  onProgress(1);
  throw new ApiError(422, { code: 'photo_unreadable' });
};
const taken = () => ({ photo });

const ways = {
  'one’s own photos': {
    page: <OwnPhotos />,
    field: 'Add photos',
    leaveOut: 'Leave out garden.jpg',
  },
  'the sign-up': {
    page: <PhotoStep isRequired={false} actions={() => null} onSaved={async () => {}} />,
    field: 'Photo',
    leaveOut: 'Cancel',
  },
};
const connectionIsBack = () => fireEvent(window, new Event('online'));

describe.each(Object.entries(ways))('a photo left out of %s', (_, { page, field, leaveOut }) => {
  const choose = async () => {
    await userEvent.upload(await screen.findByLabelText(field), file);
    await userEvent.click(await screen.findByRole('button', { name: 'Upload the whole photo' }));
  };
  const leaveItOut = async () => userEvent.click(await screen.findByRole('button', { name: leaveOut }));

  it('after all of it was away and no answer came is asked for by its key, and taken off the server', async () => {
    const { keys, removed } = open(page, lostBehindIt, lostUnderWay, taken);
    await choose();
    await screen.findByText(/We cannot be reached/);
    await leaveItOut();
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(screen.queryByText(/We cannot be reached/)).toBeNull();
    connectionIsBack();
    await waitFor(() => expect(removed()).toEqual([{ id: photo.id }]));
    expect([keys().length, new Set(keys()).size]).toEqual([3, 1]);
  });

  it('while its answer was awaited is asked for as well where that was lost', async () => {
    let lose = (_: unknown): void => undefined;
    const awaited = (onProgress: Progress) => {
      onProgress(1);
      return new Promise((_, reject) => (lose = reject));
    };
    const { keys, removed } = open(page, awaited, taken);
    await choose();
    await waitFor(() => expect(keys()).toHaveLength(1));
    await leaveItOut();
    lose(offline);
    await waitFor(() => expect(removed()).toEqual([{ id: photo.id }]));
    expect([keys().length, new Set(keys()).size]).toEqual([2, 1]);
  });

  it.each([
    ['that never was all away', lostUnderWay, /We cannot be reached/],
    ['that was refused', refused, 'This photo cannot be read.'],
  ])('%s is not sent again', async (_what, upload, sentence) => {
    const { keys, removed } = open(page, upload, taken);
    await choose();
    await screen.findByText(sentence);
    await leaveItOut();
    connectionIsBack();
    await choose();
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(2);
    expect(removed()).toEqual([]);
  });
});
