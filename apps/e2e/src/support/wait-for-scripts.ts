import type { Page } from '@playwright/test';

/**
 * Lets a page's scripts come before the test goes on: those of visitors come after the largest paint, and until then a press
 * does what it does without JavaScript, which has tests of its own. Pages that have no scripts are not waited for.
 */
export function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...address) => {
    const answer = await goto(...address);
    await page.waitForFunction(() => {
      const heading = document.querySelector('h1');
      return (
        !('__reactRouterContext' in window) ||
        (heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps')))
      );
    });
    return answer;
  };
}
