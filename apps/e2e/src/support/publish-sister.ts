import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { BrandAct } from '../../../server/src/brand-acts/brand-acts.ts';
import { reachServer } from '../../../../tools/control/reach.ts';
import { sisterOf } from '../../../../libs/testing/src/sister-of.ts';
import { dataFolder, siteOf } from './sites.ts';

/**
 * Opens a further site of a brand's niche on the running server, as a brand team does, with other settings in some places.
 * Nobody is there yet.
 *
 * @returns its id, which is the first part of its host
 */
export async function publishSister(brand: string, name: string, changes: Partial<BrandSettings>): Promise<string> {
  const settings = { ...sisterOf(siteOf(brand), name), ...changes };
  const server = await reachServer<BrandAct>({ DATA_DIR: dataFolder() });
  if (!server) throw new Error('The server cannot be reached');
  await server.act('brand add', { settings });
  await server.act('brand publish', { brand: settings.id });
  return settings.id;
}
