import { demoLogin, originOf } from './support/sites.ts';
import { mailTo } from './support/mailbox.ts';
import { expect, test } from './support/test.ts';

const plain = { browser: { javaScriptEnabled: false } };

test('logging in works without JavaScript', async ({ visit }) => {
  const { login, password } = await demoLogin('default', 'free');
  const page = await visit('default', { ...plain, refusals: [403] });
  await page.goto('/login?next=/chats');
  await page.getByRole('textbox', { name: 'E-mail address or name' }).fill(login);
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Login failed, please try again')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail address or name' })).toHaveValue(login);

  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${originOf('default')}/chats`);
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
});

for (const [address, name, email] of [
  ['/signup', 'Plain Person', 'plain.person@post.example'],
  ['/', 'Plain Guest', 'plain.guest@post.example'],
] as const) {
  test(`signing up at ${address} works without JavaScript and keeps what was typed`, async ({ visit }) => {
    const page = await visit('default', { ...plain, refusals: [422] });
    await page.goto(address);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByLabel('Date of birth').fill('1988-03-14');
    await page.getByText('Woman', { exact: true }).click();
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('short');
    await page.getByRole('checkbox', { name: /or over and accept/ }).check();
    await page.getByRole('checkbox', { name: /may say something about my sexuality/ }).check();
    await page.getByRole('button', { name: 'Join free' }).click();
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);

    await page.getByRole('textbox', { name: 'Password' }).fill('a good long pass phrase 41');
    await page.getByRole('button', { name: 'Join free' }).click();
    await expect(page).toHaveURL(`${originOf('default')}/complete-signup`);
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm your e-mail address' })).toBeVisible();
    expect((await mailTo('default', email)).locale).toBe('en');
  });
}
