import { logIn } from './acts/log-in.ts';
import { press } from './acts/press.ts';
import { expectHeading, expectStep, newcomer, signUp } from './acts/sign-up.ts';
import { expectAccessible } from './support/accessible.ts';
import { longer } from './support/devices.ts';
import { photoFile } from './support/photo.ts';
import { expect, test } from './support/test.ts';

for (const [brand, tag] of Object.entries({ default: [], gay: [longer] })) {
  test(`${brand}: each step of the sign-up is asked, answered and kept`, { tag }, async ({ visit }) => {
    const page = await visit(brand);
    const person = newcomer('Steps Ada');
    await signUp(page, person);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: /^Message to/ }).fill('Good evening, how was your day?');
    await press(page, /^Send/);

    await expectStep(page, 'photo');
    await expectAccessible(page);
    await page.getByLabel('Photo', { exact: true }).setInputFiles(await photoFile('garden.jpg'));
    await expect(page.getByText('Uploaded')).toBeVisible();
    await press(page, 'Save and continue');

    await expectStep(page, 'location');
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Country' }).selectOption('NL');
    await page.getByRole('combobox', { name: 'Province' }).selectOption('nl-utrecht');
    await page.getByRole('combobox', { name: 'City' }).fill('Utrecht');
    await press(page, 'Save and continue');

    await expectStep(page, 'personal');
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Eye colour' }).selectOption('green');
    await press(page, 'Save and continue');

    await expectStep(page, 'about');
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'About me' }).fill('I close the shop at six.');
    await press(page, 'Save and continue');

    // Where the browser has no notices to offer the step passes by itself.
    await expect(page).toHaveURL(/\?step=(push|confirm)$/);
    const goOn = page.getByRole('button', { name: /^(Skip for now|Continue)$/ });
    const last = page.getByRole('heading', { level: 1, name: 'Confirm your e-mail address' });
    await expect(async () => {
      if (await goOn.isVisible()) await goOn.click({ timeout: 1_000 });
      await expect(last).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectStep(page, 'confirm');
    await expectHeading(page, 'Confirm your e-mail address');
    await expectAccessible(page);

    await page.goto('/complete-signup?step=location');
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Utrecht');
    await page.goto('/profile');
    await expect(page.getByRole('main').getByText('I close the shop at six.')).toBeVisible();
  });
}

test('the way back and forward leads through the steps', async ({ visit }) => {
  const page = await visit('default');
  await signUp(page, newcomer('Steps Back'));
  await press(page, 'Skip for now');
  await expectStep(page, 'photo');
  await press(page, 'Skip for now');
  await expectStep(page, 'location');
  await page.goBack();
  await expectStep(page, 'photo');
  await expectHeading(page, 'Show them who is writing');
  await page.goBack();
  await expectStep(page, 'message');
  await page.goForward();
  await page.goForward();
  await expectStep(page, 'location');
  await expectHeading(page, 'Where do you live?');
});

test('a sign-up goes on in another browser', async ({ visit }) => {
  const person = newcomer('Steps Elsewhere');
  const first = await visit('default');
  await signUp(first, person);
  await press(first, 'Skip for now');
  await expectStep(first, 'photo');
  await press(first, 'Skip for now');
  await expectStep(first, 'location');
  await first.getByRole('link', { name: 'Continue later' }).click();

  const second = await visit('default');
  await logIn(second, { login: person.email, password: person.password });
  await second.goto('/complete-signup');
  await expectStep(second, 'location');
});
