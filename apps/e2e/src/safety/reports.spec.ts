import type { Page } from '@playwright/test';
import { joinByCall } from '../acts/join-by-call.ts';
import { writeByCall } from '../acts/meet.ts';
import { expectAccessible } from '../support/accessible.ts';
import { onPhoneAndDesk } from '../support/devices.ts';
import { expect, test } from '../support/test.ts';

/** The second of two taps: the reason, which sends. */
async function giveReason(page: Page, title: string, reason: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: title });
  await expect(sheet.getByRole('list', { name: 'Reasons' })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: reason }).click();
  await expect(sheet.getByText('Thank you, your report has arrived')).toBeVisible();
}

onPhoneAndDesk('a message and a profile are reported in two taps each', async ({ visit, device }) => {
  const page = await visit('default');
  const ada = await joinByCall(page, 'default', `Reporter ${device}`);
  const his = await visit('default');
  const ben = await joinByCall(his, 'default', `Rude ${device}`, 'male');
  const conversation = await writeByCall(his, ada.id, 'You are a fool.');

  await test.step('a message', async () => {
    await page.goto(`/chats/${conversation}`);
    await page.getByRole('button', { name: 'Report this message' }).click();
    await giveReason(page, 'Report this message', 'Insults or harassment');
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('a profile, and its member blocked with it', async () => {
    await page.goto(`/members/${ben.id}`);
    await page.getByRole('button', { name: `Report ${ben.name}` }).click();
    await giveReason(page, `Report ${ben.name}`, 'Fake profile, or somebody else’s');
    await page.getByRole('textbox', { name: 'What should we know? (optional)' }).fill('The photo is of an actor.');
    await page.getByRole('checkbox', { name: `Also block ${ben.name}` }).check();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('both are listed, and the block can be ended', async () => {
    await page.goto('/settings');
    await expect(page.getByRole('list', { name: 'Your reports' }).getByRole('listitem')).toHaveCount(2);
    const blocked = page.getByRole('list', { name: 'Blocked members' });
    await blocked.getByRole('button', { name: `Unblock ${ben.name}` }).click();
    await expect(page.getByText('You have not blocked anybody')).toBeVisible();
  });
});
