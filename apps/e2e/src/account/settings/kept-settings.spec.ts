import { askMailChange } from '../../acts/ask-mail-change.ts';
import { joinByCall } from '../../acts/join-by-call.ts';
import { logInByCall } from '../../acts/log-in.ts';
import { settingsPart, unfold } from '../../acts/settings-part.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { onPhoneAndDesk } from '../../support/devices.ts';
import { linkIn, mailTo } from '../../support/kept-mails.ts';
import { expect, test } from '../../support/test.ts';

onPhoneAndDesk('what one decides is kept', async ({ visit, device }) => {
  const page = await visit('default', { refusals: [403, 422] });
  const ada = await joinByCall(page, 'default', `Settings ${device}`);
  await page.goto('/settings');
  await expectAccessible(page);

  await test.step('privacy, at the press', async () => {
    const saved = () => page.waitForResponse((answer) => answer.url().includes('/api/privacy.php') && answer.ok());
    const invisible = page.getByRole('switch').first();
    const atOnce = saved();
    await invisible.click();
    await atOnce;
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: 'Hidden words' }).fill('rude\nruder');
    const byButton = saved();
    await page.getByRole('button', { name: 'Save Hidden words' }).click();
    await byButton;
    await page.reload();
    await expect(invisible).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Hidden words' })).toHaveValue('rude\nruder');
  });

  await test.step('the address, once the mail to the new one was followed', async () => {
    const address = `moved.${device}@post.example`;
    await askMailChange(page, address, ada.password);
    await expect(page.getByText(/^E-mail sent to /)).toBeVisible();
    await page.reload();
    await expect(settingsPart(page, 'E-mail address')).toContainText(address);
    await page.goto(linkIn(await mailTo('default', address), '/mail-change/do'));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm my new address' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your e-mail address has been changed' })).toBeVisible();
    await page.goto('/settings');
    await expect(settingsPart(page, 'E-mail address')).toContainText(address);
    await expect(settingsPart(page, 'E-mail address')).not.toContainText('Follow the link');
  });

  await test.step('the password; who was logged in elsewhere no longer is', async () => {
    const elsewhere = await visit('default', { refusals: [403, 'ERR_INCOMPLETE_CHUNKED_ENCODING'] });
    await logInByCall(elsewhere, { login: `moved.${device}@post.example`, password: ada.password });
    const opened = elsewhere.waitForRequest(/\/api\/events\.php/);
    await elsewhere.goto('/likes');
    const stream = await opened;
    await page.reload();
    await expect(settingsPart(page, 'Where you are logged in').getByRole('listitem')).toHaveCount(2);
    const password = settingsPart(page, 'Password');
    await unfold(password, 'Change my password');
    const fill = (name: string, text: string) => password.getByRole('textbox', { name, exact: true }).fill(text);
    await fill('Old password', 'not my password');
    await fill('New password', 'another long pass phrase 42');
    await fill('Repeat the new password', 'another long pass phrase 42');
    await password.getByRole('button', { name: 'Save' }).click();
    await expect(password.getByRole('textbox', { name: 'Old password' })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await fill('Old password', ada.password);
    await password.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText('Your password has been changed. All other devices have been logged out.'),
    ).toBeVisible();
    await (await stream.response())?.finished();
    const messages = elsewhere
      .getByRole('navigation', { name: 'Main' })
      .filter({ visible: true })
      .getByRole('link', { name: /^Messages/ });
    await expect(async () => {
      const isThere = /\/login/.test(elsewhere.url());
      if (!isThere) await messages.click({ timeout: 1_000 });
      await expect(elsewhere).toHaveURL(/\/login/);
    }, 'by the next press, or by the page itself where it asks first').toPass();
    await page.reload();
    await expect(settingsPart(page, 'Where you are logged in').getByRole('listitem')).toHaveCount(1);
  });

  await test.step('the language', async () => {
    await page.getByRole('link', { name: 'Choose your language' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Language' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});
