import type { Page } from '@playwright/test';
import { expectHeading, expectStep, fillInSignUp, newcomer } from '../../acts/sign-up.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { publishSister } from '../../support/publish-sister.ts';
import { expect, test } from '../../support/test.ts';

const joins = (page: Page) => page.getByRole('button', { name: /^(Join free|Kostenlos anmelden)/ });

const closed = {
  en: ['Sign-up is closed', 'Nobody can join at the moment. Members can log in.'],
  de: ['Die Anmeldung ist geschlossen', 'Im Moment kann sich niemand neu anmelden. Mitglieder können sich einloggen.'],
} as const;
const invited = {
  en: ['Sign-up is by invitation', 'Use the link of your invitation to join.'],
  de: ['Anmeldung nur mit Einladung', 'Nutze den Link in deiner Einladung, um dich anzumelden.'],
} as const;

test.describe('a site that takes nobody', () => {
  let site: string;
  test.beforeAll(async () => {
    site = await publishSister('default', 'Closed Door', { signups: 'none' });
  });

  for (const [locale, [head, words]] of Object.entries(closed))
    test(`says so in place of the form, with and without scripts: ${locale}`, async ({ visit }) => {
      for (const javaScriptEnabled of [true, false]) {
        const page = await visit(site, { locale, browser: { javaScriptEnabled } });
        await page.goto('/signup?network=friends&ref=anna');
        await expectHeading(page, head);
        await expect(page.getByText(words)).toBeVisible();
        await expect(joins(page)).toHaveCount(0);
        await page.goto('/');
        await expect(page.getByRole('heading', { name: head })).toBeVisible();
        await expect(joins(page)).toHaveCount(0);
      }
    });
});

test.describe('a site by invitation', () => {
  let site: string;
  test.beforeAll(async () => {
    site = await publishSister('default', 'Invited Door', { signups: 'with_trafficsource' });
  });

  for (const [locale, [head, words]] of Object.entries(invited))
    test(`says so to whoever has none: ${locale}`, async ({ visit }) => {
      const page = await visit(site, { locale });
      await page.goto('/signup');
      await expectHeading(page, head);
      await expect(page.getByText(words)).toBeVisible();
      await expect(joins(page)).toHaveCount(0);
      await expectAccessible(page);
    });

  test('takes whoever came by an invitation, also by way of other pages', async ({ visit }) => {
    const page = await visit(site);
    await page.goto('/?network=friends&ref=anna');
    await page.goto('/pages/faq');
    await page.goto('/signup');
    await fillInSignUp(page, newcomer('Policy Invited'));
    await joins(page).click();
    await expectStep(page, 'message');
  });

  test('knows an invitation on other pages without JavaScript too', async ({ visit }) => {
    const page = await visit(site, { browser: { javaScriptEnabled: false } });
    await page.goto('/?network=friends&ref=anna');
    await page.goto('/pages/faq');
    await page.goto('/signup');
    await expect(joins(page)).toBeVisible();
  });

  for (const javaScriptEnabled of [true, false])
    test(`keeps one page for all who come by its links, JavaScript ${javaScriptEnabled}`, async ({ visit }) => {
      for (const ref of ['anna', 'bob.2']) {
        const page = await visit(site, { browser: { javaScriptEnabled } });
        const answer = await page.goto(`/?network=friends&ref=${ref}&utm_source=news`);
        expect(await answer?.headerValue('cache-control')).toBe('private, no-cache');
        await expect(page.locator('form:has(input[name="password"]) input[name="ref"]')).toHaveValue(ref);
        await expect(joins(page)).toBeVisible();
        if (!javaScriptEnabled) continue;
        const kept = await page.evaluate(() => localStorage.getItem('parlour.tracking'));
        expect(JSON.parse(kept ?? '')).toEqual({ network: 'friends', ref });
      }
    });
});
