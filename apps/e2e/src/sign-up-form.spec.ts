import { joinByCall } from './acts/join-by-call.ts';
import { press } from './acts/press.ts';
import { expectStep, fillInSignUp, newcomer } from './acts/sign-up.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectAwake } from './support/awake.ts';
import { mailTo } from './support/mailbox.ts';
import { siteOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { tick } from './acts/tick.ts';

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
    missing: 'This is still missing.',
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
    missing: 'Das fehlt noch.',
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
    // Name, date of birth, gender, e-mail address and password.
    await expect(page.getByText(words.missing)).toHaveCount(5);
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

/** What only the server knows, and what the brand allows. */
const refusals = {
  en: {
    woman: 'Woman',
    long: /^This message is too long\. Use at most [\d,]+ characters\.$/,
    taken: 'This name is taken. Choose another one.',
    owned: 'This email address already owns an account on this website.',
    logIn: 'Log in',
  },
  de: {
    woman: 'Frau',
    long: /^Diese Nachricht ist zu lang\. Verwende höchstens [\d.]+ Zeichen\.$/,
    taken: 'Dieser Name ist vergeben. Wähle einen anderen.',
    owned: 'Zu dieser E-Mail-Adresse gibt es auf dieser Website schon ein Konto.',
    logIn: 'Einloggen',
  },
} as const;

for (const locale of ['en', 'de'] as const) {
  test(`what is refused can be mended, and nothing typed is lost: ${locale}`, async ({ visit }) => {
    const [words, refused] = [sentences[locale], refusals[locale]];
    const member = await joinByCall(await visit('default'), 'default', `Taken ${locale}`);
    const page = await visit('default', { locale, refusals: [409, 422] });
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const about = page.locator('textarea[name="signup_message"]');
    await page.goto('/signup');
    await about.fill('a'.repeat(siteOf('default').message_length + 1));
    await field(words.name).fill(member.name);
    for (const [index, part] of ['14', '03', '1988'].entries()) await field(words.parts[index]!).fill(part);
    await page.getByText(refused.woman, { exact: true }).click();
    await field(words.email).fill(member.email);
    await field(words.password).fill('a good long pass phrase 41');
    for (const box of await page.getByRole('main').getByRole('checkbox').all()) await tick(box);
    await press(page, words.join);
    await expect(page.getByText(refused.long)).toBeVisible();
    await expect(about).toBeFocused();

    await about.fill('Good evening.');
    await press(page, words.join);
    await expect(page.getByText(refused.owned)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: refused.logIn }).first()).toBeVisible();
    await field(words.email).fill(`again.${member.email}`);
    await press(page, words.join);
    await expect(page.getByText(refused.taken).first()).toBeVisible();
    await expect(field(words.name)).toBeFocused();
    await expectAccessible(page);

    await expect(about).toHaveValue('Good evening.');
    await field(words.name).fill(`${member.name} too`);
    await press(page, words.join);
    await expect(page).toHaveURL(/\/complete-signup\?step=message$/);
  });
}

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
  await expect(step('Show them who is writing')).toBeVisible();
  await expect(step('Show them who is writing').getByText('Show them who is writing')).toBeFocused();
  await expect(step('Show them who is writing').getByText('Show them who is writing')).toBeInViewport();
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

test('words to somebody on the home page are whole from their first letter', async ({ visit }) => {
  const page = await visit('default');
  await page.goto('/');
  const words = page.getByRole('textbox', { name: /^Your message/ });
  await words.pressSequentially('Hello there');
  await expect(words).toHaveValue('Hello there');
});
