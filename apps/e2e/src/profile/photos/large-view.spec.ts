import { addPhotosByCall } from '../../acts/add-photos.ts';
import { joinByCall } from '../../acts/join-by-call.ts';
import { logInByCall } from '../../acts/log-in.ts';
import { pull } from '../../acts/pull.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { onPhoneAndDesk } from '../../support/devices.ts';
import { demoLogin } from '../../support/sites.ts';
import { expect, test } from '../../support/test.ts';

/** Pixels beyond the middle of a phone: a finger that is slow and comes less far lets the photo go back. */
const across = 250;

onPhoneAndDesk(
  'photos are looked at large, one after the other, and the page is where one was',
  async ({ visit, device }) => {
    const his = await visit('default');
    const ben = await joinByCall(his, 'default', `Gallery ${device}`, 'male');
    await addPhotosByCall(his, 3);
    const page = await visit('default');
    await logInByCall(page, await demoLogin('default', 'premium'));
    await page.goto(`/members/${ben.id}`);

    const gallery = page.getByRole('region', { name: `Photos of ${ben.name}` });
    const opener = gallery.getByRole('button', { name: 'Enlarge' });
    const large = page.getByRole('dialog', { name: `Photos of ${ben.name}` });
    const strip = large.getByRole('group');
    const expectPlace = async (place: number): Promise<void> => {
      await expect(large.getByRole('status').filter({ hasText: /^Photo/ })).toHaveText(
        `Photo ${place} of 3, Photo of ${ben.name}`,
      );
      await expect(large.getByText(`${place} / 3`, { exact: true })).toBeVisible();
      await expect(strip.getByRole('img').nth(place - 1)).toBeInViewport({ ratio: 0.9 });
    };

    await test.step('the photo that is shown opens', async () => {
      await opener.click();
      await expectPlace(1);
      await expectAccessible(page);
    });

    if (device === 'desk') {
      const previous = large.getByRole('button', { name: 'Previous photo' });
      const next = large.getByRole('button', { name: 'Next photo' });

      await test.step('by the buttons, from the first to the last and back', async () => {
        await expect(previous).toHaveAttribute('aria-disabled', 'true');
        for (const place of [2, 3]) {
          await next.click();
          await expectPlace(place);
        }
        await expect(next).toHaveAttribute('aria-disabled', 'true');
        await expect(previous).not.toHaveAttribute('aria-disabled', 'true');
        await previous.click();
        await expectPlace(2);
      });

      await test.step('by the keys, which stop at both ends', async () => {
        for (const [key, place] of [
          ['ArrowLeft', 1],
          ['ArrowLeft', 1],
          ['ArrowRight', 2],
          ['End', 3],
          ['ArrowRight', 3],
          ['Home', 1],
          ['ArrowRight', 2],
        ] as const) {
          await page.keyboard.press(key);
          await expectPlace(place);
        }
      });
    } else
      await test.step('by a finger, one photo a pull, and no further than the last', async () => {
        for (const [pixels, place] of [
          [-across, 2],
          [-across, 3],
          [-across, 3],
          [across, 2],
        ] as const) {
          await pull(strip, pixels);
          await expectPlace(place);
        }
      });

    await test.step('closed, it gives the focus back, and the page shows the same photo', async () => {
      if (device === 'desk') await page.keyboard.press('Escape');
      else await large.getByRole('button', { name: 'Close' }).tap();
      await expect(large).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(gallery.getByRole('group', { name: 'Photo 2 of 3' })).toBeVisible();
      await expectAccessible(page);
    });
  },
  { rare: true },
);
