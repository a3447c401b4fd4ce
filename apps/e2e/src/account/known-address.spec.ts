import type { Page } from '@playwright/test';
import { askMailChange } from '../acts/ask-mail-change.ts';
import { joinByCall } from '../acts/join-by-call.ts';
import { settingsPart } from '../acts/settings-part.ts';
import { expectStep, fillInSignUp, newcomer, signUp } from '../acts/sign-up.ts';
import { longer } from '../support/devices.ts';
import { linkIn, mailTo } from '../support/kept-mails.ts';
import { demoLogin, siteOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const joins = (page: Page) => page.getByRole('button', { name: 'Join free' });
const inUse = 'This email address already owns an account on this website.';
/** Says by `reveal_accounts` that an address has an account, and says so to nobody. */
const brands = { default: true, she: false };

test.describe('an address that has an account', () => {
  test('is said to have one where the brand says so, with the way to log in', async ({ visit }) => {
    expect(siteOf('default').reveal_accounts).toBe(true);
    const { login } = await demoLogin('default', 'free');
    const page = await visit('default', { refusals: [409, 422] });
    await page.goto('/signup');
    await fillInSignUp(page, { ...newcomer('Policy Known'), email: login });
    await joins(page).click();
    await expect(page.getByText(inUse).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  });

  test('looks like any other where the brand does not: only the mail tells', async ({ visit }) => {
    expect(siteOf('she').reveal_accounts).toBe(false);
    const { login } = await demoLogin('she', 'free');
    const seen: string[] = [];
    for (const person of [{ ...newcomer('Policy Hidden'), email: login }, newcomer('Policy Fresh')]) {
      const page = await visit('she');
      await page.goto('/signup');
      await fillInSignUp(page, person);
      await joins(page).click();
      await expectStep(page, 'message');
      await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
      seen.push(await page.getByRole('main').innerText());
    }
    expect(seen[0]).toBe(seen[1]);
    expect(linkIn(await mailTo('she', login), '/login')).toBeTruthy();
    expect(linkIn(await mailTo('she', 'policy.fresh@post.example'), '/activate')).toBeTruthy();
  });

  for (const [brand, tells] of Object.entries(brands))
    test(`${brand}: a failed log-in never tells, and a reset ${tells ? 'does' : 'neither'}`, async ({ visit }) => {
      const { login } = await demoLogin(brand, 'free');
      const failures = new Set<string>();
      for (const [email, isKnown] of Object.entries({ [login]: true, 'nobody.at.all@post.example': false })) {
        const page = await visit(brand, { refusals: [403, 404] });
        await page.goto('/login');
        await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
        await page.getByRole('textbox', { name: 'Password' }).fill('not the pass phrase');
        await page.getByRole('button', { name: 'Log in' }).click();
        failures.add(await page.getByRole('alert').filter({ hasText: /\w/ }).first().innerText());
        await page.goto('/reset-password');
        await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
        await page.getByRole('textbox', { name: 'E-mail address' }).press('Enter');
        const sentence = isKnown || !tells ? /^If somebody here has this address/ : 'E-mail address not found';
        await expect(page.getByText(sentence).first()).toBeVisible();
      }
      expect(failures.size).toBe(1);
    });

  for (const [brand, tells] of Object.entries(brands)) {
    test(`${brand}: a newcomer who corrects theirs to one in use is ${tells ? 'told' : 'not told'}`, async ({
      visit,
    }) => {
      const { login } = await demoLogin(brand, 'premium');
      const seen = new Set<string>();
      for (const [name, email] of Object.entries({ Taken: login, Free: `corrected.${brand}@post.example` })) {
        const page = await visit(brand, { refusals: [409, 422] });
        await signUp(page, newcomer(`Corrects ${name}`));
        await page.goto('/complete-signup?step=confirm');
        await page.getByText('Is the address wrong?').click();
        await page.getByRole('textbox', { name: 'New e-mail address' }).fill(email);
        await page.getByRole('button', { name: 'Send the e-mail to this address' }).click();
        if (tells && email === login) {
          await expect(page.getByText(inUse).first()).toBeVisible();
          await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveCount(0);
          continue;
        }
        await expect(page.getByText(/^E-mail sent to /).first()).toBeVisible();
        await expect(page.getByRole('textbox', { name: 'New e-mail address' })).toBeHidden();
        seen.add(wordsOn(await page.getByRole('main').innerText()));
      }
      if (!tells) expect(seen.size).toBe(1);
    });

    test(`${brand}: a member who moves to one in use is ${tells ? 'told' : 'not told'}`, async ({ visit }) => {
      const { login } = await demoLogin(brand, 'free');
      const seen = new Set<string>();
      for (const [name, email] of Object.entries({ Taken: login, Free: `moved.${brand}@post.example` })) {
        const page = await visit(brand, { refusals: [409, 422] });
        const { password } = await joinByCall(page, brand, `Moves ${name}`);
        await page.goto('/settings');
        const part = settingsPart(page, 'E-mail address');
        await askMailChange(page, email, password);
        if (tells && email === login) {
          await expect(part.getByText(inUse).first()).toBeVisible();
          await expect(part.getByRole('textbox', { name: 'New e-mail address' })).toHaveValue(login);
          continue;
        }
        await expect(page.getByText(/^E-mail sent to /)).toBeVisible();
        seen.add(wordsOn(await part.innerText()));
      }
      if (!tells) expect(seen.size).toBe(1);
    });
  }
});

test(
  'whoever asks for the mail again a minute later is told the same, whether the address has an account or not',
  { tag: longer },
  async ({ visit }) => {
    const { login } = await demoLogin('she', 'premium');
    const people = [
      { brand: 'default', ...newcomer('Again Revealed') },
      { brand: 'she', ...newcomer('Again Fresh') },
      { brand: 'she', ...newcomer('Again Known'), email: login },
    ];
    const activation = async ({ brand, email }: { brand: string; email: string }) =>
      linkIn(await mailTo(brand, email), '/activate');
    const pages: Page[] = [];
    for (const { brand, ...person } of people) {
      const page = await visit(brand);
      await signUp(page, person);
      await page.goto('/complete-signup?step=confirm');
      pages.push(page);
    }
    const unknown = people.slice(0, 2);
    const first = await Promise.all(unknown.map(activation));
    const seen: string[] = [];
    for (const page of pages) {
      const again = page.getByRole('button', { name: 'Send the e-mail again' });
      await expect(again).toBeEnabled({ timeout: 75_000 });
      await again.click();
      await expect(page.getByText(/^E-mail sent to /).first()).toBeVisible();
      await expect(page.getByRole('timer')).toBeVisible();
      seen.push(wordsOn(await page.getByRole('main').innerText()));
    }
    expect(seen[1]).toBe(seen[2]);
    for (const [place, person] of unknown.entries())
      await expect.poll(() => activation(person), `another mail to ${person.email}`).not.toBe(first[place]);
    expect(linkIn(await mailTo('she', login), '/login')).toBeTruthy();
  },
);

/** What a page says, but for addresses and the clock of its countdown. */
const wordsOn = (text: string): string => text.replaceAll(/\S+@\S+|\d+(:\d+)+/g, '');
