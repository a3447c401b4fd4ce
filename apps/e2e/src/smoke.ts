import type { BrandSettings } from '@parlour/brand/settings-schema';
import { logIn } from './acts/log-in.ts';
import { putAway } from './acts/put-away.ts';
import { expectAccessible } from './support/accessible.ts';
import { demoLogin } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const colourOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The smoke test of a brand's app: its site has its own face, and, where it speaks English, its pages work. */
export function smoke({ id, domain_language: language, locales, texts, theme }: BrandSettings): void {
  test(`${id}: its own title, colours and language`, async ({ visit }) => {
    // As a browser reports that nobody set: a dark brand is dark there too.
    const page = await visit(id, { locale: null, browser: { colorScheme: 'light' } });
    const answer = await page.goto('/');
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(texts[language]!.index_title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language]!.headline);
    const { action, ground } = theme[theme.defaultScheme];
    expect(await page.evaluate(colourOf, '--color-action')).toBe(action);
    expect(await page.evaluate(colourOf, '--color-ground')).toBe(ground);
    await expectAccessible(page);
  });

  // A member's way is told in English words: the same pages are drawn in every language.
  if (!locales.includes('en')) return;
  test(`${id}: a member finds members, chats and credits`, async ({ visit }) => {
    const page = await visit(id);
    await putAway(page, 'New like!');
    await logIn(page, await demoLogin(id, 'premium'));
    const main = page.getByRole('main');
    const places = page.getByRole('navigation', { name: 'Main' }).first();

    await places.getByRole('link', { name: 'Members' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    const portraits = main.getByRole('listitem').getByRole('link');
    await expect(portraits.first()).toBeVisible();
    expect(await portraits.count()).toBeGreaterThan(5);
    await expectAccessible(page);

    // A match may always be written to, whoever a member lets write first.
    await page.goto('/likes/matches');
    await main
      .getByRole('listitem')
      .getByRole('link', { name: /^(?!Write to )/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/members\/[\w-]{36}$/);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Message/ })).toBeVisible();
    await expectAccessible(page);

    await places.getByRole('link', { name: /^Messages/ }).click();
    await expect(page).toHaveURL(/\/chats$/);
    await expect(main.getByRole('heading', { name: 'Messages' })).toBeVisible();
    await expect(main.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);

    await page.goto('/credits');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('radio').first()).toBeAttached();
    await expectAccessible(page);
  });
}
