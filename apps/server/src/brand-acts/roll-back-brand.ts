import { checkKept } from '@parlour/brand/check-settings';
import type { Problem } from '@parlour/brand/checks/rule';
import { ownerOf, uniqueSettings } from '@parlour/brand/checks/identity/unique';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { rollBack, versionBefore } from '@parlour/server-db/brands/publishing';
import { DomainTaken } from '@parlour/server-db/brands/write';
import { originOf } from '@parlour/server-kit/configuration/configuration';
import { z } from 'zod';
import { ActRefused, defineAct } from '../control/act.ts';
import { consequencesOf } from './consequences.ts';
import { chosenVersion, refuseTakenHost, surroundingsOf, type BrandActContext } from './context.ts';

/**
 * Puts in force what was in force before. Settings that members have seen once are not checked anew. The way back is
 * barred only where another brand has taken the name, the domain or the host since. Where one of the two brands names
 * the other since, or a code of an offer was given out since, the answer tells of it as a warning.
 */
export const rollBackBrand = (context: BrandActContext) =>
  defineAct('brand rollback', z.strictObject({ brand: z.string() }), async ({ brand }) => {
    await chosenVersion(context, { brand });
    const before = await versionBefore(context.database, brand);
    const problems =
      before === null ? [] : await problemsOfReturn(context, await chosenVersion(context, { brand, version: before }));
    const version = await rollBack(context.database, brand).catch((error: unknown) => {
      throw error instanceof DomainTaken ? new ActRefused(`${brand} cannot go back: ${error.message}`) : error;
    });
    if (version === null) {
      const forward = `npm run brand -- publish ${brand} --version N`;
      throw new ActRefused(`Nothing was in force for ${brand} before what is. To go forward again: ${forward}`);
    }
    await context.refresh();
    const { settings } = await chosenVersion(context, { brand, version });
    return { brand, version, address: originOf(context.configuration, settings), problems };
  });

/**
 * The consequences of a brand's going back, and what went wrong with its settings while they lay there.
 *
 * @throws ActRefused where another has its name, its domain or its host: no server would start again
 */
async function problemsOfReturn(
  context: BrandActContext,
  { settings }: { settings: BrandSettings },
): Promise<Problem[]> {
  await refuseTakenHost(context, settings);
  const surroundings = await surroundingsOf(context, settings, false);
  for (const key of uniqueSettings) {
    const owner = ownerOf(settings, key, surroundings);
    const both = [settings.id, owner ?? ''].toSorted().join(' and ');
    if (owner) throw new ActRefused(`${settings.id} cannot go back: ${settings[key]} would be the ${key} of ${both}.`);
  }
  const since = checkKept(settings, surroundings).map((problem) => ({ ...problem, severity: 'warning' as const }));
  return [...(await consequencesOf(context, settings)), ...since];
}
