import type { BrandAct } from '../../apps/server/src/brand-acts/brand-acts.ts';
import type { OpenHere } from '../control/reach.ts';
import { readApps } from './read-apps.ts';

/** The acts of brands where no server runs: what is published in the database is taken over when a server starts. */
export const openBrands: OpenHere<BrandAct> = async (configuration) => {
  const { openForCommand } = await import('../../apps/server/src/control/open-for-command.ts');
  const { brandActs } = await import('../../apps/server/src/brand-acts/brand-acts.ts');
  const { sound: files } = await readApps();
  const database = await openForCommand(configuration);
  const acts = brandActs({ configuration, database, files, refresh: async () => {} });
  return { acts, close: () => database.close() };
};
