import { logIn } from '../../acts/log-in.ts';
import { press } from '../../acts/press.ts';
import { expectHeading, expectStep, newcomer, signUp } from '../../acts/sign-up.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { longer } from '../../support/devices.ts';
import { photoFile } from '../../support/photo.ts';
import { publishSister } from '../../support/publish-sister.ts';
import { allowNotices, pushAddress, standInForPushService } from '../../support/push-service.ts';
import { expect, test } from '../../support/test.ts';

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
    await press(page, 'Upload the whole photo');
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

test('notices are turned on in their step, by a press and never before', async ({ visit }) => {
  const page = await visit('default');
  await standInForPushService(page, pushAddress('sign-up'));
  await signUp(page, newcomer('Steps Notices'));
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('/complete-signup?step=push');
  const turnOn = page.getByRole('button', { name: 'Turn on notifications' });
  await expect(turnOn).toBeVisible();
  expect(await page.evaluate(() => Notification.permission)).toBe('default');
  await expectAccessible(page);
  await allowNotices(page);
  await turnOn.click();
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible();
  await press(page, 'Continue');
  await expectStep(page, 'confirm');
});

test('a step that the brand requires is not left out', async ({ visit }) => {
  const page = await visit(await publishSister('default', 'Required Steps', { required_signup_steps: ['photo'] }));
  await signUp(page, newcomer('Steps Required'));
  await press(page, 'Continue');
  await expectStep(page, 'photo');
  await expect(page.getByRole('button', { name: 'Skip for now' })).toHaveCount(0);
  await press(page, 'Save and continue');
  await expectStep(page, 'photo');
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await photoFile('harbour.jpg'));
  await press(page, 'Upload the whole photo');
  await expect(page.getByText('Uploaded')).toBeVisible();
  await press(page, 'Save and continue');
  await expectStep(page, 'location');
  await expect(page.getByRole('button', { name: 'Skip for now' })).toBeVisible();
});
