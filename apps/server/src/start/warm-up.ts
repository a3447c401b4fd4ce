import type { PageBuild, PageBuilds } from '@parlour/server-kit/pages/page-builds';
import type { Site } from '@parlour/server-kit/sites/sites';

/**
 * Shows one page of each build to nobody, so that no visitor waits until it is loaded and compiled: on a busy machine, that
 * takes seconds. What is not built yet, or fails, is left to its first visitor.
 *
 * @param show asks for the first page of a host
 */
export async function warmUp(
  sites: readonly Site[],
  pages: PageBuilds,
  show: (host: string) => Promise<unknown>,
): Promise<void> {
  const shown = new Set<PageBuild['server']>();
  for (const { app, origin } of sites) {
    const build = await pages.find(app).catch(() => null);
    if (!build || shown.has(build.server)) continue;
    shown.add(build.server);
    await show(new URL(origin).host);
  }
}
