import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const refused = new Set<string | null | undefined>(['serious', 'critical']);

/** What is still coming in is half transparent, and has the contrast of nothing that anybody reads. */
const standStill = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => null);
  });

/**
 * What axe calls serious or critical. A page has no frames of other origins, for which alone axe would open a page of its own each
 * time, and of what is in order nothing is asked.
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

/** The page as it stands has no such faults; one of what came in while axe looked is gone when it looks again. */
export async function expectAccessible(page: Page): Promise<void> {
  const found = (await faultsOf(page)).length === 0 ? [] : await faultsOf(page);
  expect.soft(found, `accessibility of ${new URL(page.url()).pathname}`).toEqual([]);
}
