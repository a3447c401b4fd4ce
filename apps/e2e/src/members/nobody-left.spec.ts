import type { Page } from '@playwright/test';
import { addPhotosByCall } from '../acts/add-photos.ts';
import { joinByCall } from '../acts/join-by-call.ts';
import { expectAccessible } from '../support/accessible.ts';
import { onPhoneAndDesk } from '../support/devices.ts';
import { publishSister } from '../support/publish-sister.ts';
import { expect, test } from '../support/test.ts';

const deck = (page: Page) => page.getByRole('region', { name: 'Today’s round' });
const choice = (page: Page, name: string) => deck(page).getByRole('button', { name, exact: true });
const nobodyLeft = (page: Page) => deck(page).getByRole('heading', { name: 'You have seen everybody for today' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

onPhoneAndDesk(
  'where nobody is to be seen, the round leads to the search and the match finder',
  async ({ visit, device }) => {
    const site = await publishSister('default', `Quiet Corner ${device}`, {});
    const page = await visit(site);
    await joinByCall(page, site, 'Alone Ada');
    await page.goto('/swipe-game');
    await expect(nobodyLeft(page)).toBeVisible();
    await expect(deck(page)).toContainText('Somebody new can join at any time.');
    await expect(choice(page, 'Like')).toHaveCount(0);
    await expect(choice(page, 'Undo last pass')).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);

    for (const [link, address, title] of [
      ['Search members', /\/members$/, 'Members'],
      ['Match finder', /\/match-finder$/, 'Match finder'],
    ] as const)
      await test.step(link, async () => {
        await deck(page).getByRole('link', { name: link }).click();
        await expect(page).toHaveURL(address);
        await expect(heading(page, title)).toBeVisible();
        await expectAccessible(page);
        await page.goBack();
        await expect(nobodyLeft(page)).toBeVisible();
      });
  },
  { rare: true },
);

onPhoneAndDesk(
  'with the day’s likes given the round goes on without them, to its end and back',
  async ({ visit, device }) => {
    const site = await publishSister('default', `Short Round ${device}`, { swipe_likes_per_day: 1 });
    for (const name of ['Ben', 'Cas']) {
      const his = await visit(site);
      await joinByCall(his, site, `Short ${name}`, 'male');
      await addPhotosByCall(his, 1);
    }
    const page = await visit(site);
    await joinByCall(page, site, 'Short Ada');
    const spent = deck(page).getByText(/^No likes left today\. New ones come at /);
    const onTop = deck(page).getByRole('group').first();

    await test.step('the one like of the day', async () => {
      await page.goto('/swipe-game');
      await expect(page.getByText('1 like left today')).toBeVisible();
      await expect(onTop).toHaveAccessibleName(/^Short (Ben|Cas), \d+\b/);
      await expect(spent).toHaveCount(0);
      await choice(page, 'Like').click();
      await expect(page.getByText('0 likes left today')).toBeVisible();
      await expect(spent).toBeVisible();
      await expectAccessible(page);
    });

    const last = ((await onTop.getAttribute('aria-label')) ?? '').replace(/, \d+\b.*$/, '');

    await test.step('another is refused, and the card still leads to its profile', async () => {
      await expect(choice(page, 'Like')).toHaveAttribute('aria-disabled', 'true');
      await choice(page, 'Like').click({ force: true });
      await expect(page.getByText('0 likes left today')).toBeVisible();
      await expect(onTop).toHaveAccessibleName(new RegExp(`^${last}, `));
      await onTop.getByRole('link').first().click();
      await expect(heading(page, last)).toBeVisible();
      await page.goBack();
    });

    await test.step('passed, nobody is left; taken back, somebody is', async () => {
      await choice(page, 'Pass').click();
      await expect(nobodyLeft(page)).toBeVisible();
      await expectAccessible(page);
      await choice(page, 'Undo last pass').click();
      await expect(onTop).toHaveAccessibleName(new RegExp(`^${last}, `));
      await choice(page, 'Pass').click();
      await expect(nobodyLeft(page)).toBeVisible();
      await page.reload();
      await expect(nobodyLeft(page)).toBeVisible();
      await expect(page.getByText('0 likes left today')).toBeVisible();
    });
  },
  { rare: true },
);
