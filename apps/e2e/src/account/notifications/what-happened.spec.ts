import { joinByCall } from '../../acts/join-by-call.ts';
import { likeByCall } from '../../acts/meet.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { onPhoneAndDesk } from '../../support/devices.ts';
import { expect, test } from '../../support/test.ts';

onPhoneAndDesk('what happened is listed, and how one is told of it is kept', async ({ visit, device }) => {
  const page = await visit('default', { refusals: [404, 410, 422] });
  const ada = await joinByCall(page, 'default', `News ${device}`);
  const his = await visit('default');
  const ben = await joinByCall(his, 'default', `Admirer ${device}`, 'male');
  await page.goto('/notifications');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await expectAccessible(page);

  await test.step('a like is new once', async () => {
    // On the open page it would be seen as it comes.
    await page.goto('/settings');
    await likeByCall(his, ada.id);
    const list = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `${ben.name} likes you.` });
    await page.goto('/notifications');
    await expect(list).toContainText('New');
    await expectAccessible(page);
    await page.reload();
    await expect(list).not.toContainText('New');
    await list.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: ben.name })).toBeVisible();
  });

  await test.step('how soon, when not, and in which words', async () => {
    await page.goto('/settings#notifications');
    await page
      .getByRole('group', { name: 'By e-mail' })
      .getByRole('combobox', { name: 'Likes' })
      .selectOption('weekly');
    await page.getByRole('checkbox', { name: 'Quiet hours' }).check();
    await page.getByLabel('From').fill('21:30');
    const form = page.locator('form').filter({ has: page.getByRole('checkbox', { name: 'Discreet words' }) });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('group', { name: 'By e-mail' }).getByRole('combobox', { name: 'Likes' })).toHaveValue(
      'weekly',
    );
    await expect(page.getByLabel('From')).toHaveValue('21:30');
  });

  await test.step('what this device can do about pushes', async () => {
    await page.getByRole('button', { name: 'Turn on notifications' }).click();
    await expect(page.getByText('Your browser does not allow notifications from this site.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a link of a mail that is none', async () => {
    await page.goto(`/unsubscribe?token=${'x'.repeat(43)}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop these e-mails' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  });
});
