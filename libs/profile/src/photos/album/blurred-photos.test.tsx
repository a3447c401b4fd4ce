// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { imageOf, member } from '@parlour/testing/page-data';
import { openPrivacy } from '@parlour/testing/privacy';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { chooseFromPhotoMenu } from './photo-menu.fixture.ts';
import { OwnPhotos } from './own-photos.tsx';

beforeAll(installTopLayer);

const photos = [imageOf('one', { is_main: true }), imageOf('two', { is_main: false, visibility: 'premium', order: 1 })];

/** Opens the question who sees the second photo. */
async function askWhoSees(blur_images: boolean) {
  renderPage(<OwnPhotos />, {
    'GET /api/user.php': () => member(),
    'GET /api/photos.php': () => ({ photos, max: 3, used: photos.length }),
    'GET /api/privacy.php': () => ({ privacy: { ...openPrivacy, blur_images } }),
  });
  await screen.findAllByRole('button', { name: /^Move photo/ });
  const tags = ['Your matches', 'Premium only'].map((name) => screen.queryAllByText(name).length);
  await chooseFromPhotoMenu(2, 'Who sees it');
  const dialog = within(await screen.findByRole('dialog', { name: 'Who sees this photo?' }));
  return { dialog, tags };
}

describe('photos that their owner has blurred', () => {
  it('say that matches alone see them sharp, whatever is chosen, and where that is changed', async () => {
    const { dialog, tags } = await askWhoSees(true);
    expect(tags).toEqual([2, 0]);
    expect(dialog.getByText(/^Your photos are blurred: whatever you choose here, only your matches/)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Change that' }).getAttribute('href')).toBe('/settings#privacy');
  });

  it('are the only ones that say so', async () => {
    const { dialog, tags } = await askWhoSees(false);
    expect(tags).toEqual([0, 1]);
    expect(dialog.queryByText(/^Your photos are blurred/)).toBeNull();
    expect(dialog.queryByRole('link')).toBeNull();
  });
});
