import type { Page } from '@playwright/test';
import { joinByCall } from '../acts/join-by-call.ts';
import { cardOf, main, profileOf, titleOf } from '../acts/members-page.ts';
import { expectAccessible } from '../support/accessible.ts';
import { call } from '../support/call.ts';
import { onPhoneAndDesk } from '../support/devices.ts';
import { expect, test } from '../support/test.ts';

async function choose(page: Page, entry: string): Promise<void> {
  await main(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

onPhoneAndDesk(
  'whoever is blocked is told so at the profile, until the block is ended there',
  async ({ visit, device }) => {
    const his = await visit('default');
    const ben = await joinByCall(his, 'default', `Blocker ${device}`, 'male');
    const page = await visit('default', { refusals: [403] });
    const ada = await joinByCall(page, 'default', `Refused ${device}`);
    await page.goto('/members?sort=new');
    await expect(cardOf(page, ben.name)).toBeVisible();

    await test.step('the block says what it does before it is done', async () => {
      await his.goto(profileOf(ada));
      await expect(main(his).getByRole('link', { name: /^Message/ })).toBeVisible();
      await choose(his, `Block ${ada.name}`);
      const dialog = his.getByRole('dialog', { name: `Block ${ada.name}?` });
      await expect(dialog).toContainText('Your conversation closes');
      await expectAccessible(his);
      await dialog.getByRole('button', { name: 'Block', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(main(his).getByText(`You have blocked ${ada.name}.`).filter({ visible: true })).toHaveCount(1);
      await expect(main(his).getByRole('link', { name: /^Message/ })).toBeHidden();
      await expect(main(his).getByRole('button', { name: `Like ${ada.name}` })).toBeHidden();
      await expectAccessible(his);
    });

    const sentence = `You're blocked by ${ben.name}. You do not have access to this page.`;
    await test.step('from a card that was there before, and by the address', async () => {
      await cardOf(page, ben.name).getByRole('heading').getByRole('link').click();
      await expect(titleOf(page)).toHaveText(sentence);
      await expectAccessible(page);
      expect((await page.goto(profileOf(ben)))?.status()).toBe(403);
      await expect(titleOf(page)).toHaveText(sentence);
      await expectAccessible(page);
      await main(page).getByRole('link', { name: 'Find members' }).click();
      await expect(page).toHaveURL(/\/members$/);
    });

    await test.step('the block is ended where it was set', async () => {
      await choose(his, `Unblock ${ada.name}`);
      await expect(his.getByText(`You have unblocked ${ada.name}.`)).toBeVisible();
      await expect(main(his).getByRole('link', { name: /^Message/ })).toBeVisible();
      await expect(main(his).getByRole('button', { name: `Like ${ada.name}` })).toBeVisible();
      await page.goto(profileOf(ben));
      await expect(titleOf(page)).toContainText(ben.name);
    });
  },
  { rare: true },
);

onPhoneAndDesk(
  'a brand that wishes so does not tell who has blocked',
  async ({ visit, device }) => {
    const his = await visit('bdsm');
    const ben = await joinByCall(his, 'bdsm', `Unnamed ${device}`, 'male');
    const page = await visit('bdsm', { refusals: [403] });
    const ada = await joinByCall(page, 'bdsm', `Untold ${device}`);
    await page.goto(profileOf(ben));
    await expect(titleOf(page)).toContainText(ben.name);
    const { status } = await call(his, 'POST', 'block.php', { profile_id: ada.id });
    expect(status, 'the call that blocks').toBe(200);
    expect((await page.reload())?.status()).toBe(403);
    await expect(titleOf(page)).toHaveText('You do not have access to this.');
    await expect(page).toHaveTitle(/^You do not have access to this\./);
    expect(await page.content()).not.toContain(ben.name);
    await expectAccessible(page);
  },
  { rare: true },
);
