import type { BrandSettings } from '@parlour/brand/settings-schema';
import { controlSocket } from '../../../server/src/control/protocol.ts';
import { askServer } from '../../../../tools/control/ask-server.ts';
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
  await act('brand add', { settings });
  await act('brand publish', { brand: settings.id });
  return settings.id;
}

async function act(name: string, input: object): Promise<void> {
  const answer = await askServer(controlSocket(dataFolder()), { act: name, input });
  if (!answer?.ok) throw new Error(`${name}: ${JSON.stringify(answer)}`);
}
