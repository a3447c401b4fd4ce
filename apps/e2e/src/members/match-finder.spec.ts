import { joinByCall } from '../acts/join-by-call.ts';
import { expectAccessible } from '../support/accessible.ts';
import { onPhoneAndDesk } from '../support/devices.ts';
import { expect, test } from '../support/test.ts';

onPhoneAndDesk('a few answers find people, with the reasons, and can be changed', async ({ visit, device }) => {
  const page = await visit('default');
  await joinByCall(page, 'default', `Finder ${device}`);
  await page.goto('/match-finder');
  await expectAccessible(page);
  const find = page.getByRole('button', { name: 'Find my matches' });
  const reasons = page.getByRole('list', { name: 'Why you might get on' });

  await test.step('the first answers', async () => {
    await page.getByText('Choose interests').click();
    for (const name of ['Wine', 'Travelling', 'Cooking']) await page.getByRole('checkbox', { name }).check();
    await page.getByRole('radio', { name: 'Anywhere' }).check();
    await find.click();
    await expect(reasons.first()).toBeVisible();
    await expect(reasons.first()).toContainText(/You both like: |Close to you in age|Lives in your/);
    await expectAccessible(page);
  });

  await test.step('they are kept, and changed', async () => {
    await page.reload();
    await expect(reasons.first()).toBeVisible();
    await page.getByText('Change my answers').click();
    await expect(page.getByText('3 of 10 chosen')).toBeVisible();
    await page.getByRole('slider', { name: 'Oldest' }).fill('99');
    await page.getByRole('slider', { name: 'Youngest' }).fill('99');
    await find.click();
    await expect(page.getByRole('heading', { name: 'Nobody found yet' })).toBeVisible();
    await expectAccessible(page);
  });
});
