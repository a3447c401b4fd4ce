import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const refused = new Set<string | null | undefined>(['serious', 'critical']);

/** Waits for animations to end: what still comes in is half transparent, and nobody reads it with that contrast. */
const standStill = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => null);
  });

/**
 * What axe calls serious or critical. The legacy mode spares a page that axe would open each time only for frames of
 * other origins, which no page has. Axe need not list what is in order.
 */
async function faultsOf(page: Page): Promise<string[]> {
  await standStill(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => refused.has(impact))
    .map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ html }) => html.slice(0, 200)).join(', ')}`);
}

/** The page as it stands has no such faults. A fault of what was still coming in is gone when axe looks again. */
export async function expectAccessible(page: Page): Promise<void> {
  const found = (await faultsOf(page)).length === 0 ? [] : await faultsOf(page);
  expect.soft(found, `accessibility of ${new URL(page.url()).pathname}`).toEqual([]);
}
