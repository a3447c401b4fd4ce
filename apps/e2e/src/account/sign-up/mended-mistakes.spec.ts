import { joinByCall } from '../../acts/join-by-call.ts';
import { press } from '../../acts/press.ts';
import { tick } from '../../acts/tick.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { siteOf } from '../../support/sites.ts';
import { expect, test } from '../../support/test.ts';

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
