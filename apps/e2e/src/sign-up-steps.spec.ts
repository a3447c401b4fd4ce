import type { Page } from '@playwright/test';
import { expectStep, fillInSignUp, signUp, type Newcomer } from './acts/sign-up.ts';
import { logIn } from './acts/log-in.ts';
import { expectAccessible } from './support/accessible.ts';
import { mailTo } from './support/mailbox.ts';
import { longer } from './support/devices.ts';
import { photoFile } from './support/photo.ts';
import { expect, test } from './support/test.ts';

const newcomer = (name: string): Newcomer => ({
  name,
  gender: 'Woman',
  password: 'a good long pass phrase 41',
  email: `${name.toLowerCase().replaceAll(' ', '.')}@post.example`,
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

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
    await heading(page, 'Confirm your e-mail address');
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
  await heading(page, 'Show them who is writing');
  await page.goBack();
  await expectStep(page, 'message');
  await page.goForward();
  await page.goForward();
  await expectStep(page, 'location');
  await heading(page, 'Where do you live?');
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

test('the sign-up and its steps work without JavaScript', async ({ visit }) => {
  const page = await visit('default', { browser: { javaScriptEnabled: false }, refusals: [422] });
  const person = newcomer('Steps Plain');
  await page.goto('/signup');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(person.name);
  await page.getByLabel('Date of birth').fill('1988-03-14');
  await page.getByText('Woman', { exact: true }).click();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('checkbox', { name: /or over and accept/ }).check();
  await page.getByRole('checkbox', { name: /may say something about my sexuality/ }).check();
  await page.getByRole('button', { name: 'Join free' }).dblclick();
  await expectStep(page, 'message');

  await press(page, /^Send/);
  await expect(page.getByText('Write something first.')).toBeVisible();
  await page.getByRole('textbox', { name: /^Message to/ }).fill('Good evening, without any script.');
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
  await heading(page, 'Confirm your e-mail address');
});

test('a form that is sent twice makes one member', async ({ visit }) => {
  const page = await visit('default');
  const person = newcomer('Steps Twice');
  await page.goto('/signup');
  await fillInSignUp(page, person);
  await page.getByRole('button', { name: 'Join free' }).dblclick();
  await expectStep(page, 'message');
  expect((await mailTo('default', person.email)).to).toBe(person.email);
});

test('a sign-up by keyboard alone', async ({ visit }) => {
  const page = await visit('default');
  const person = newcomer('Steps Keys');
  const key = (name: string) => page.keyboard.press(name);
  const type = (text: string) => page.keyboard.type(text);
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 20; presses++) {
      await key('Tab');
      const focused = page.locator(':focus');
      const label = await focused.evaluate((element: HTMLInputElement) =>
        [element.labels?.[0]?.textContent, element.getAttribute('aria-label'), element.textContent].join(' '),
      );
      if (name.test(label)) return;
    }
    throw new Error(`Tab never comes to ${name}`);
  };
  await page.goto('/signup');
  await tabTo(/^Name/);
  await type(person.name);
  await tabTo(/Day/);
  await type('14031988');
  await tabTo(/Man|Woman/);
  await key('Space');
  await tabTo(/^E-mail address/);
  await type(person.email);
  await tabTo(/^Password/);
  await type(person.password);
  await tabTo(/or over and accept/);
  await key('Space');
  await tabTo(/my sexuality/);
  await key('Space');
  await key('Enter');
  await expectStep(page, 'message');

  await tabTo(/Skip for now/);
  await key('Enter');
  await expectStep(page, 'photo');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const next of ['location', 'personal']) {
    await tabTo(/Skip for now/);
    await key('Enter');
    await expectStep(page, next);
  }
});

/** What each field of the empty form, and of one with every mistake, says (spec section 5). */
const sentences = {
  en: {
    join: 'Join free',
    name: 'Name',
    parts: ['Day', 'Month', 'Year'],
    email: 'E-mail address',
    password: 'Password',
    empty: ['Use 2 to 20 characters.', 'Invalid date of birth.', 'Choose one of the values offered.', 'Invalid email'],
    tick: 'Tick this box to go on.',
    young: 'Enter your date of birth (18+)',
    at: 'Username may not start with @.',
    same: 'Username may not be the same as your e-mail address.',
    weak: 'This password is too easy to guess. Use at least 8 characters and mix in something unusual.',
  },
  de: {
    join: 'Kostenlos anmelden',
    name: 'Name',
    parts: ['Tag', 'Monat', 'Jahr'],
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    empty: [
      'Verwende 2 bis 20 Zeichen.',
      'Ungültiges Geburtsdatum.',
      'Wähle einen der angebotenen Werte.',
      'Ungültige E-Mail-Adresse',
    ],
    tick: 'Kreuze dieses Feld an, um weiterzumachen.',
    young: 'Gib dein Geburtsdatum ein (ab 18)',
    at: 'Der Name darf nicht mit @ beginnen.',
    same: 'Der Name darf nicht deiner E-Mail-Adresse entsprechen.',
    weak: /^Dieses Passwort/,
  },
} as const;

for (const locale of ['en', 'de'] as const) {
  test(`what is wrong stands at its field: ${locale}`, async ({ visit }) => {
    const words = sentences[locale];
    const page = await visit('default', { locale });
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const said = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();
    await page.goto('/signup');
    await press(page, words.join);
    for (const sentence of words.empty) await said(sentence);
    await expect(page.getByText(words.tick)).toHaveCount(2);
    await expect(field(words.name)).toBeFocused();

    await field(words.name).fill('@ada');
    await said(words.at);
    for (const [index, part] of ['14', '03', '2020'].entries()) await field(words.parts[index]!).fill(part);
    await said(words.young);
    await field(words.email).fill('a@b.example');
    await field(words.name).fill('a@b.example');
    await field(words.password).fill('short');
    await said(words.same);
    await said(words.weak);
  });
}

test('what a visitor would do to a member opens the sign-up over the page', async ({ visit }) => {
  const page = await visit('default');
  await page.goto('/members');
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
  await expectStep(page, 'message');
  await expect(dialog).toBeHidden();
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
