import { press } from '../../acts/press.ts';
import { expectStep, fillInSignUp, newcomer } from '../../acts/sign-up.ts';
import { expect, test } from '../../support/test.ts';

test('what was typed is there after a reload, but for the password', async ({ visit }) => {
  const page = await visit('default');
  const person = newcomer('Steps Reload');
  await page.goto('/signup');
  await fillInSignUp(page, person);
  await page.reload();
  const password = page.getByRole('textbox', { name: 'Password' });
  await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(person.email);
  await expect(password).toHaveValue('');
  await password.fill(person.password);
  await press(page, 'Join free');
  await expectStep(page, 'message');

  const message = page.getByRole('textbox', { name: /^Message to / });
  await page.getByRole('radio').nth(1).check({ force: true });
  await message.fill('Good evening to you');
  await page.reload();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expect(message).toHaveValue('Good evening to you');
});
