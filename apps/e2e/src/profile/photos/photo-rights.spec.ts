import type { Page } from '@playwright/test';
import { addPhotosByCall } from '../../acts/add-photos.ts';
import { joinByCall } from '../../acts/join-by-call.ts';
import { logInByCall } from '../../acts/log-in.ts';
import { likeByCall } from '../../acts/meet.ts';
import { putAway } from '../../acts/put-away.ts';
import { photosOf, showPhoto } from '../../acts/show-photo.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { call } from '../../support/call.ts';
import { onPhoneAndDesk } from '../../support/devices.ts';
import { demoLogin } from '../../support/sites.ts';
import { expect, test } from '../../support/test.ts';

const main = (page: Page) => page.getByRole('main');

const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });

const address = ({ id }: { id: string }): string => `/members/${id}`;

/** The sizes in which a page asks for these photos from now on. */
function sizesAsked(page: Page, photos: readonly string[]): Set<string> {
  const sizes = new Set<string>();
  page.on('request', (request) => {
    const [, photo = '', size = ''] = /\/media\/([^/]+)\/(\w+)\.jpg/.exec(request.url()) ?? [];
    if (photos.includes(photo)) sizes.add(size);
  });
  return sizes;
}

const statusOf = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (address) => (await fetch(address, { cache: 'no-store' })).status, address);

onPhoneAndDesk(
  'a photo for matches is locked, to premium members too, until two like each other',
  async ({ visit, device }) => {
    const his = await visit('default');
    const ben = await joinByCall(his, 'default', `Secretive ${device}`, 'male');
    const [, secret = ''] = await addPhotosByCall(his, 2);
    await call(his, 'PUT', 'photo.php', { id: secret, visibility: 'matches' });
    const page = await visit('default', { refusals: [403] });
    const ada = await joinByCall(page, 'default', `Curious ${device}`);
    await putAway(page, 'It’s a match!');
    const status = photosOf(page, ben.name).getByRole('status');

    await test.step('a premium member who is no match', async () => {
      const hers = await visit('default');
      await logInByCall(hers, await demoLogin('default', 'premium'));
      const sizes = sizesAsked(hers, [secret]);
      await hers.goto(address(ben));
      await showPhoto(hers, ben.name, 2);
      await expect(photosOf(hers, ben.name).getByRole('status')).toHaveText('Photo 2 of 2, Locked photo');
      await expect(main(hers).getByText('1 photo is for matches only.')).toBeVisible();
      await expect.poll(() => [...sizes]).toEqual(['blurred']);
    });

    await test.step('a member whose like is not returned', async () => {
      await page.goto(address(ben));
      await main(page)
        .getByRole('button', { name: `Like ${ben.name}` })
        .click();
      await showPhoto(page, ben.name, 2);
      await expect(status).toHaveText('Photo 2 of 2, Locked photo');
      await expect(photosOf(page, ben.name).getByText('For matches only')).toBeInViewport();
      await expect(main(page).getByText('1 photo is for matches only.')).toBeVisible();
      await expectAccessible(page);
    });

    const large = photosOf(page, ben.name).getByRole('group').getByRole('img').nth(1);
    await test.step('a match', async () => {
      await likeByCall(his, ada.id);
      await expect(status).toHaveText(`Photo 2 of 2, Photo of ${ben.name}`);
      await expect(large).toBeInViewport();
      await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
      await expect(main(page).getByText(/for matches only/i)).toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step('no longer a match: the address that was good is good no more', async () => {
      const source = (await large.getAttribute('src')) ?? '';
      expect(await statusOf(page, source)).toBe(200);
      await call(his, 'DELETE', 'like.php', { profile_id: ada.id });
      expect(await statusOf(page, source)).toBe(403);
      await page.reload();
      await expect(main(page).getByText('1 photo is for matches only.')).toBeVisible();
    });
  },
  { rare: true },
);

onPhoneAndDesk(
  'photos for premium members reach a free one as a blur, with the way to premium over it',
  async ({ visit, device }) => {
    const his = await visit('default');
    const ben = await joinByCall(his, 'default', `Photogenic ${device}`, 'male');
    const [, ...locked] = await addPhotosByCall(his, 3);
    const page = await visit('default', { refusals: [403] });
    await joinByCall(page, 'default', `Thrifty ${device}`);
    const sizes = sizesAsked(page, locked);
    const photos = photosOf(page, ben.name);
    const premium = photos.getByRole('link', { name: 'Get Premium' });
    let original = '';

    await test.step('a lock over each, and no way to enlarge it', async () => {
      await page.goto(address(ben));
      await expect(main(page).getByText(/^2 more photos open with Premium\./)).toBeVisible();
      for (const place of [2, 3]) {
        await showPhoto(page, ben.name, place);
        await expect(photos.getByRole('status')).toHaveText(`Photo ${place} of 3, Locked photo`);
        await expect(premium.nth(place - 2)).toBeInViewport();
        await expect(photos.getByRole('button', { name: 'Enlarge' })).toHaveAttribute('aria-disabled', 'true');
      }
      await expectAccessible(page);
    });

    await test.step('the large view has the lock too', async () => {
      await showPhoto(page, ben.name, 1);
      await photos.getByRole('button', { name: 'Enlarge' }).click();
      const large = page.getByRole('dialog', { name: `Photos of ${ben.name}` });
      await page.keyboard.press('ArrowRight');
      await expect(large.getByRole('status').filter({ hasText: /^Photo/ })).toHaveText('Photo 2 of 3, Locked photo');
      await expect(large.getByRole('link', { name: 'Get Premium' }).first()).toBeInViewport();
      await expectAccessible(page);
      await large.getByRole('button', { name: 'Close' }).click();
      await expect(large).toBeHidden();
    });

    await test.step('a premium member has them open', async () => {
      const hers = await visit('default');
      await logInByCall(hers, await demoLogin('default', 'premium'));
      const hersAsked = sizesAsked(hers, locked);
      await hers.goto(address(ben));
      await showPhoto(hers, ben.name, 2);
      const shown = photosOf(hers, ben.name).getByRole('group').getByRole('img').nth(1);
      await expect(shown).toBeInViewport();
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
      expect([...hersAsked]).toContain('large');
      expect([...hersAsked]).not.toContain('blurred');
      await expect(main(hers).getByText('Get Premium')).toHaveCount(0);
      await expectAccessible(hers);
      original = (await shown.getAttribute('src')) ?? '';
      expect(await statusOf(hers, original)).toBe(200);
    });

    await test.step('neither was more than the blur asked for, nor is more answered', async () => {
      expect([...sizes]).toEqual(['blurred']);
      const blurred = (await photos.getByRole('group').getByRole('img').nth(1).getAttribute('src')) ?? '';
      expect(await statusOf(page, blurred)).toBe(200);
      expect(await statusOf(page, blurred.replace('blurred', 'large'))).toBe(403);
      expect(await statusOf(page, original)).toBe(403);
    });

    await test.step('the way to premium', async () => {
      await showPhoto(page, ben.name, 2);
      await premium.first().click();
      await expect(page).toHaveURL(/\/premium$/);
      await expect(heading(page)).toHaveText('Premium');
    });
  },
  { rare: true },
);
