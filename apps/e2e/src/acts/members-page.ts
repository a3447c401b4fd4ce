import type { Locator, Page } from '@playwright/test';

/** What the page is about, without navigation and footer. */
export const main = (page: Page): Locator => page.getByRole('main');

/** The page's title. */
export const titleOf = (page: Page): Locator => main(page).getByRole('heading', { level: 1 });

/** The card of a member among the results. */
export const cardOf = (page: Page, name: string): Locator =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name }) });

/** The path of a member's profile. */
export const profileOf = ({ id }: { id: string }): string => `/members/${id}`;
