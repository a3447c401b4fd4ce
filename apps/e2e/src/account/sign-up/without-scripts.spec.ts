import { press } from '../../acts/press.ts';
import { expectHeading, expectStep, newcomer } from '../../acts/sign-up.ts';
import { photoFile } from '../../support/photo.ts';
import { expect, test } from '../../support/test.ts';
import { tick } from '../../acts/tick.ts';

test('the sign-up and its steps work without JavaScript', async ({ visit }) => {
  const page = await visit('default', { browser: { javaScriptEnabled: false }, refusals: [422] });
  const person = newcomer('Steps Plain');
  await page.goto('/signup');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(person.name);
  await page.getByLabel('Date of birth').fill('1988-03-14');
  await page.getByText('Woman', { exact: true }).click();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await tick(page.getByRole('checkbox', { name: /or over and accept/ }));
  await tick(page.getByRole('checkbox', { name: /may say something about my sexuality/ }));
  await page.getByRole('button', { name: 'Join free' }).dblclick();
  await expect(page).toHaveURL(/\/(complete-signup|login)\?/);
  // Where the second press came first to its answer, the session went with the first one's: it is one account all the same.
  if (page.url().includes('/login')) {
    await page.getByRole('textbox', { name: 'E-mail address or name' }).fill(person.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
    await press(page, 'Log in');
  }
  await expectStep(page, 'message');

  await press(page, /^Send/);
  await expect(page.getByText('Write something first.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your message' }).fill('Good evening, without any script.');
  await press(page, /^Send/);

  await expectStep(page, 'photo');
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await photoFile('garden.jpg'));
  await press(page, 'Save and continue');

  await expectStep(page, 'location');
  await page.getByRole('combobox', { name: 'Province' }).selectOption('nl-utrecht');
  await press(page, 'Save and continue');
  await expectStep(page, 'personal');
  await press(page, 'Skip for now');
  await expectStep(page, 'about');
  await page.getByRole('textbox', { name: 'About me' }).fill('Mail me: plain@post.example');
  await press(page, 'Save and continue');
  await expect(page.getByText('Leave out phone numbers, addresses and links.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'About me' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'About me' }).fill('I like quiet evenings.');
  await press(page, 'Save and continue');
  await expectStep(page, 'push');
  await press(page, 'Continue');
  await expectStep(page, 'confirm');
  await expectHeading(page, 'Confirm your e-mail address');
});

test('without JavaScript the same link is the sign-up for that member', async ({ visit }) => {
  const page = await visit('default', { browser: { javaScriptEnabled: false } });
  await page.goto('/members');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Like / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/members\/[0-9a-f-]{36}\/signup$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Say hello to / })).toBeVisible();
});
