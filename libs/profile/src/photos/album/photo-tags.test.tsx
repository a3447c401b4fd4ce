// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { imageOf, member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { openPrivacy } from '@parlour/testing/privacy';
import { chooseFromPhotoMenu } from './photo-menu.fixture.ts';
import { installPictures, openAlbum } from '../upload/choose-photo.fixture.tsx';
import { OwnPhotos } from './own-photos.tsx';

beforeAll(installPictures);

const main = imageOf('one');
const other = imageOf('two', { is_main: false, order: 1 });
const audiences = ['All members', 'Premium only', 'Your matches'];

async function tagsOf(photo: Partial<typeof other>, privacy = openPrivacy): Promise<string[]> {
  openAlbum([main, { ...other, ...photo }], { 'GET /api/privacy.php': () => ({ privacy }) });
  await screen.findAllByRole('button', { name: /^Move photo/ });
  const tile = within(screen.getAllByRole('listitem')[1]!);
  return audiences.filter((words) => tile.queryByText(words));
}

describe('a photo that is not the main one says who sees it', () => {
  it.each([
    ['all', ['Premium only']],
    ['premium', ['Premium only']],
    ['matches', ['Your matches']],
  ] as const)('where it is for %s', async (visibility, tags) => {
    expect(await tagsOf({ visibility })).toEqual(tags);
    expect(within(screen.getAllByRole('listitem')[0]!).queryByText('Premium only')).toBeNull();
  });

  it.each(['pending', 'rejected'] as const)('and not while it is %s, whoever it is for', async (status) => {
    expect(await tagsOf({ status, visibility: 'matches' })).toEqual([]);
    cleanup();
    expect(await tagsOf({ status }, { ...openPrivacy, blur_images: true })).toEqual([]);
  });

  it('and what it changes that all members may see it', async () => {
    await tagsOf({});
    await chooseFromPhotoMenu(2, 'Who sees it');
    const dialog = within(await screen.findByRole('dialog', { name: 'Who sees this photo?' }));
    expect(dialog.getByText('Once it is your main photo. Until then premium members see it.')).toBeTruthy();
  });
});

it.each([
  ['active', 'Every photo is checked first. Until then only you see it.'],
  ['not_confirmed', 'Others see it once you have confirmed your e-mail address.'],
] as const)('a photo that waits says why to a member who is %s', async (status, sentence) => {
  renderPage(<OwnPhotos />, {
    'GET /api/user.php': () => member({}, { status }),
    'GET /api/photos.php': () => ({ photos: [{ ...main, status: 'pending', is_main: false }], max: 3, used: 1 }),
  });
  await waitFor(() => expect(screen.getByText(sentence)).toBeTruthy());
  expect(screen.getByText('Being checked')).toBeTruthy();
});
