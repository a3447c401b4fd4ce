import { joinByCall } from '../acts/join-by-call.ts';
import { expectAccessible } from '../support/accessible.ts';
import { onPhoneAndDesk } from '../support/devices.ts';
import { linkIn, mailTo } from '../support/kept-mails.ts';
import { expect, test } from '../support/test.ts';

onPhoneAndDesk('somebody leaves, and comes back by the mailed link', async ({ visit, device }) => {
  const page = await visit('default', { refusals: [403, 422] });
  const ada = await joinByCall(page, 'default', `Leaving ${device}`);
  const button = page.getByRole('main').getByRole('button', { name: 'Delete my account' });

  await test.step('what else could be done stands beside the button, once', async () => {
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Delete my account' }).click();
    await expect(page.getByRole('heading', { name: 'Something else instead?' })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Use another e-mail address' })).toBeVisible();
    await expect(button).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the password is needed, reasons are not', async () => {
    await page.getByRole('textbox', { name: 'Password' }).fill('not my password');
    await button.click();
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox', { name: 'Password' }).fill(ada.password);
    await button.click();
    await expect(page).toHaveURL(/\/account-deleted\?left=1$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Your account will be deleted' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('nobody sees the profile any more', async () => {
    const other = await visit('default', { refusals: [404, 410] });
    await joinByCall(other, 'default', `Left by ${device}`, 'male');
    await other.goto(`/members/${ada.id}`);
    await expect(other.getByRole('link', { name: 'Find members' })).toBeVisible();
    await expectAccessible(other);
  });

  await test.step('one press brings all of it back', async () => {
    await page.goto(linkIn(await mailTo('default', ada.email), '/account-deleted'));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText('Good to have you back.')).toBeVisible();
    await expect(page.getByRole('button', { name: `Account of ${ada.name}` })).toBeVisible();
  });
});
