import type { Page } from '@playwright/test';
import { joinByCall } from '../../acts/join-by-call.ts';
import { pressByKeyboard, tabTo } from '../../acts/keyboard.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { onPhoneAndDesk } from '../../support/devices.ts';
import { photoFile } from '../../support/photo.ts';
import { expect, test } from '../../support/test.ts';

const photosOn = (page: Page) => page.getByRole('region', { name: 'Your photos' });
const add = (page: Page, ...files: Awaited<ReturnType<typeof photoFile>>[]) =>
  photosOn(page).getByLabel('Add photos').setInputFiles(files);

/** The addresses of the photos in their order, without what makes each expire. */
const order = async (page: Page): Promise<(string | undefined)[]> => {
  const pictures = await photosOn(page)
    .getByRole('img', { name: /^Your photo \d$/ })
    .all();
  return Promise.all(pictures.map(async (picture) => (await picture.getAttribute('src'))?.split('?')[0]));
};

async function choose(page: Page, number: number, entry: string): Promise<void> {
  await photosOn(page)
    .getByRole('button', { name: `Change photo ${number}` })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

onPhoneAndDesk(
  'photos are added, cut, put in order, shown to whom one wants, and deleted',
  async ({ visit, device }) => {
    const page = await visit('default', { refusals: [415] });
    await joinByCall(page, 'default', `Photos ${device}`);
    await page.goto('/profile');
    await expect(photosOn(page).getByText('You have no photo yet')).toBeVisible();
    await expectAccessible(page);

    await test.step('two at once, and one that is none', async () => {
      await add(page, await photoFile('garden.jpg', 40), await photoFile('lake.jpg', 90));
      await expect.poll(() => order(page)).toHaveLength(2);
      await expect(photosOn(page).getByText('Main photo', { exact: true })).toHaveCount(1);
      const text = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear reader') };
      await add(page, text, text);
      await expect(photosOn(page).getByRole('alert')).toHaveText([
        'letter.jpgUse a JPEG, PNG or WebP photo.',
        'letter.jpgUse a JPEG, PNG or WebP photo.',
      ]);
      await expectAccessible(page);
      while (await photosOn(page).getByRole('button', { name: 'Leave out letter.jpg' }).count())
        await photosOn(page).getByRole('button', { name: 'Leave out letter.jpg' }).first().click();
    });

    await test.step('a single one is cut first, by keyboard', async () => {
      await add(page, await photoFile('bridge.jpg', 200));
      const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
      await tabTo(dialog.getByRole('slider', { name: 'Closer' }));
      for (let steps = 0; steps < 5; steps++) await page.keyboard.press('ArrowRight');
      await expectAccessible(page);
      await pressByKeyboard(dialog.getByRole('button', { name: 'Upload this part' }));
      await expect.poll(() => order(page)).toHaveLength(3);
      await expect(photosOn(page).getByText('Your album is full')).toBeVisible();
    });

    await test.step('another order: by the menu on a phone, by keyboard at a desk', async () => {
      const [main, second, third] = await order(page);
      if (device === 'phone') await choose(page, 3, 'Move one forward');
      else {
        await tabTo(photosOn(page).getByRole('button', { name: 'Move photo 3' }));
        await page.keyboard.press('Space');
        await expect(page.getByText('Photo 3 is picked up.')).toBeAttached();
        await page.keyboard.press('ArrowLeft');
        await expect(page.getByText('Photo 3 would go to place 2 of 3.')).toBeAttached();
        await page.keyboard.press('Space');
      }
      await expect.poll(() => order(page)).toEqual([main, third, second]);
    });

    await test.step('another main photo, and one for matches alone', async () => {
      const [main, second] = await order(page);
      await choose(page, 2, 'Make it the main photo');
      await expect.poll(async () => (await order(page)).slice(0, 2)).toEqual([second, main]);
      await choose(page, 3, 'Who sees it');
      await page.getByRole('radio', { name: /^Your matches/ }).check();
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(photosOn(page).getByText('Your matches')).toBeVisible();
    });

    await test.step('one less, for good', async () => {
      await choose(page, 2, 'Delete photo');
      await page.getByRole('button', { name: 'Delete photo' }).click();
      await expect.poll(() => order(page)).toHaveLength(2);
      const kept = await order(page);
      await page.reload();
      await expect.poll(() => order(page)).toEqual(kept);
    });
  },
);
