import { askMailChange } from '../../acts/ask-mail-change.ts';
import { joinByCall } from '../../acts/join-by-call.ts';
import { logIn } from '../../acts/log-in.ts';
import { mailedLink } from '../../acts/mailed-link.ts';
import { settingsPart } from '../../acts/settings-part.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { onPhoneAndDesk } from '../../support/devices.ts';
import { expect, test } from '../../support/test.ts';

onPhoneAndDesk(
  'a change of address is undone by the mail to the old one',
  async ({ visit, device }) => {
    const thief = await visit('default', { refusals: [403, 'ERR_INCOMPLETE_CHUNKED_ENCODING'] });
    const { name, email, password } = await joinByCall(thief, 'default', `Robbed ${device}`);
    const stolen = `thief.${device}@post.example`;
    const owner = await visit('default', { refusals: [403, 410] });

    await test.step('somebody who knows the password takes the account elsewhere', async () => {
      await thief.goto('/settings');
      await askMailChange(thief, stolen, password);
      await expect(thief.getByText(/^E-mail sent to /)).toBeVisible();
      await thief.goto(await mailedLink('default', stolen, '/mail-change/do'));
      await thief.getByRole('button', { name: 'Confirm my new address' }).click();
      await expect(
        thief.getByRole('heading', { level: 1, name: 'Your e-mail address has been changed' }),
      ).toBeVisible();
      await thief.goto('/settings');
      await expect(settingsPart(thief, 'E-mail address')).toContainText(stolen);
    });

    const link = await mailedLink('default', email, '/mail-change/do');
    await test.step('the owner keeps the address by one press, and is told what to do next', async () => {
      await owner.goto(link);
      await expect(owner.getByRole('heading', { level: 1, name: 'Keep your e-mail address' })).toBeVisible();
      await expectAccessible(owner);
      await owner.getByRole('button', { name: 'Keep this address' }).click();
      await expect(owner.getByRole('heading', { level: 1, name: 'Your e-mail address stays' })).toBeVisible();
      await expectAccessible(owner);
      await expect(owner.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
        'href',
        '/reset-password',
      );
    });

    await test.step('every device is logged out', async () => {
      await thief.goto('/settings');
      await expect(thief).toHaveURL(/\/login/);
    });

    await test.step('the new address opens nothing, the old one does', async () => {
      await owner.goto('/login');
      await owner.getByRole('textbox', { name: 'E-mail address or name' }).fill(stolen);
      await owner.getByRole('textbox', { name: 'Password' }).fill(password);
      await owner.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await expect(owner.getByRole('alert')).toContainText('Login failed, please try again');
      await logIn(owner, { login: email, password });
      await owner.goto('/settings');
      await expect(owner.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
      await expect(settingsPart(owner, 'E-mail address')).toContainText(email);
    });

    await test.step('the link works once', async () => {
      await owner.goto(link);
      await owner.getByRole('button', { name: 'Keep this address' }).click();
      await expect(owner.getByRole('alert')).toContainText('Link expired or invalid, request a new email');
      await expectAccessible(owner);
    });
  },
  { rare: true },
);
