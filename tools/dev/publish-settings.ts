import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { manifestAddress, tabIconAddress } from '@parlour/contract/drawn-addresses';
import type { Database } from '@parlour/server-db/database';
import type { ViteDevServer } from 'vite';

export interface StartedServer {
  database: Database;
  app: FastifyInstance;
}

/** Milliseconds within which a running server takes over what is published; it looks every second. */
const PATIENCE = 10_000;

/**
 * Imports the settings files as a start does. Waits until the running server has taken over what is published of a
 * brand: a page that is loaded before would be the old one.
 *
 * @param sources has loaded the server, and loads anew what has been forgotten since
 * @returns what to say of it
 * @throws as a start, where a setting is wrong
 */
export async function publishSettings(
  brand: string,
  sources: ViteDevServer,
  { database, app }: StartedServer,
): Promise<string> {
  const { settingsFiles } = await sources.ssrLoadModule('/src/brands.ts');
  const { refuseClashingBrands } = await sources.ssrLoadModule('/src/start/brands/refuse-clashing-brands.ts');
  const { importBrands } = await sources.ssrLoadModule('@parlour/server-db/brands/publishing');
  const { listBrands, readPublishedVersions } = await sources.ssrLoadModule('@parlour/server-db/brands/list');
  const { warnOfNamings } = await sources.ssrLoadModule('/src/start/brands/warn-of-namings.ts');
  refuseClashingBrands(settingsFiles, await listBrands(database));
  warnOfNamings(settingsFiles, (naming: object) => console.warn('A brand names another:', naming));
  await importBrands(database, settingsFiles);
  const versions: { id: string; version: number; byHand: boolean }[] = await readPublishedVersions(database);
  const published = versions.find(({ id }) => id === brand);
  if (!published || published.byHand) return 'it waits, as what is published of this brand was chosen by hand.';
  await untilServed(brand, published.version, app);
  return `version ${published.version} is published.`;
}

/** Waits until the manifest of the site names this version, for `PATIENCE` at most. */
async function untilServed(brand: string, version: number, app: FastifyInstance): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const { body } = await app.inject({ url: manifestAddress(version), headers: { host: `${brand}.localhost` } });
    if (body.includes(`"${tabIconAddress(version)}"`)) return;
    await wait(100);
  }
}
