import path from 'node:path';
import { firstPageLimit, routeSizes } from '../bench/route-sizes.ts';
import { workspace } from './sources.ts';

/**
 * What is wrong with the size of a visitor's first page, by the manifest of the build: a list of its files that is kept by hand
 * does not see that one more is loaded.
 *
 * @param app folder of a built app
 */
export async function checkFirstPage(app = path.join(workspace, 'apps/default')): Promise<string | null> {
  const home = (await routeSizes(app)).find(({ route }) => route === 'routes/home');
  if (!home) return 'The build has no home page.';
  const kilobytes = home.bytes / 1_000;
  if (kilobytes <= firstPageLimit) return null;
  return `A visitor's first page loads ${kilobytes.toFixed(1)} kB of JavaScript; the limit is ${firstPageLimit} kB.`;
}
