import type { Page } from '@playwright/test';
import { joinByCall } from '../acts/join-by-call.ts';
import { expectAccessible } from '../support/accessible.ts';
import { onPhoneAndDesk } from '../support/devices.ts';
import { expect, test } from '../support/test.ts';

const results = (page: Page) => page.getByRole('main').getByRole('article');

onPhoneAndDesk(
  'members are searched, looked at and liked, and the way back is where one was',
  async ({ visit, device }) => {
    const page = await visit('default');
    await joinByCall(page, 'default', `Search ${device}`);
    await page.goto('/members');
    await expect(results(page).first()).toBeVisible();

    await test.step('filters stand in the address', async () => {
      if (device === 'phone') await page.getByRole('link', { name: /^Filters/ }).tap();
      const form = device === 'phone' ? page.getByRole('dialog', { name: 'Filters' }) : page.getByRole('complementary');
      await form.getByRole('switch', { name: 'With photo' }).click();
      await form.getByRole('combobox', { name: 'Country' }).selectOption('all');
      if (device === 'phone') await expectAccessible(page);
      await form.getByRole('button', { name: 'Show members' }).click();
      await expect(page).toHaveURL(/\/members\?.*country=all.*with_photo=1/);
      await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('With photo');
      await expect(results(page).first()).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('a profile is opened and liked; back is where one was', async () => {
      const card = results(page).nth(11);
      const name = ((await card.getByRole('button').getAttribute('aria-label')) ?? '').replace('Like ', '');
      const like = page
        .getByRole('button', { name: `Like ${name}`, exact: true })
        .filter({ visible: true })
        .first();
      await card.getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectAccessible(page);
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await page.goBack();
      await expect(card.getByRole('button', { name: `Like ${name}` })).toHaveAttribute('aria-pressed', 'true');
      await expect(card).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    });

    await test.step('a filter is taken away', async () => {
      await page
        .getByRole('list', { name: 'Filters in use' })
        .getByRole('link', { name: /With photo/ })
        .click();
      await expect(page).not.toHaveURL(/with_photo/);
    });

    await test.step('nobody, and what to do about it', async () => {
      await page.goto('/members?min_age=98&max_age=99&narrow=1');
      await expect(page.getByRole('heading', { name: 'Nobody matches this search' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Clear filters' }).click();
      await expect(page).toHaveURL(/\/members$/);
      await expect(results(page).first()).toBeVisible();
    });

    await test.step('the photos of a profile, large', async () => {
      await page.goto('/members?with_photo=1');
      await results(page).first().getByRole('heading').getByRole('link').click();
      await page.getByRole('button', { name: 'Enlarge' }).click();
      const large = page.getByRole('dialog');
      await expect(large).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(large).toBeHidden();
    });
  },
);
