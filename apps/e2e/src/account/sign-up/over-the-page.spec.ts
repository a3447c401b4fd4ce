import { press } from '../../acts/press.ts';
import { expectStep, fillInSignUp, newcomer } from '../../acts/sign-up.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expectAwake } from '../../support/awake.ts';
import { expect, test } from '../../support/test.ts';

test('what a visitor would do to a member opens the sign-up over the page', async ({ visit }) => {
  const page = await visit('default');
  await page.goto('/members');
  // Alive with the same script as the footer: before that, the press leads to a page.
  await expectAwake(page.getByRole('contentinfo'));
  const like = page
    .getByRole('main')
    .getByRole('link', { name: /^Like / })
    .first();
  const name = ((await like.getAttribute('aria-label')) ?? '').replace('Like ', '');
  await like.click();
  const dialog = page.getByRole('dialog', { name: `Say hello to ${name}` });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Join free/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/members$/);
  await expect(like).toBeFocused();

  await like.click();
  await fillInSignUp(page, newcomer('Steps Over'));
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/signup.php', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await press(page, /^Join free/);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  answer();

  const step = (asks: string) => page.getByRole('dialog', { name: asks });
  await expect(step('Say hello to somebody')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Step 1 of 7')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await press(page, 'Skip for now');
  const asked = step('Show them who is writing').getByRole('heading').locator('[tabindex]');
  await expect(asked).toHaveText('Show them who is writing');
  await expect(asked).toBeFocused();
  await expect(asked).toBeInViewport();
  await expectAccessible(page);
  await press(page, 'Skip for now');
  const where = step('Where do you live?');
  await where.getByRole('combobox', { name: 'Country' }).selectOption('NL');
  await where.getByRole('combobox', { name: 'Province' }).selectOption('nl-utrecht');
  await where.getByRole('combobox', { name: 'City' }).fill('Utrecht');
  await press(page, 'Save and continue');
  await expect(step('A few facts about you')).toBeVisible();
  await page.getByRole('button', { name: 'Continue later' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/members$/);
  await expect(page.getByRole('button', { name: /^Like / }).first()).toBeVisible();
  await page.goto('/complete-signup');
  await expectStep(page, 'personal');
});
