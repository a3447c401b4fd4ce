import { rollBack, versionBefore } from '@parlour/server-db/brands-store';
import { DomainTaken } from '@parlour/server-db/write-brands';
import { originOf } from '@parlour/server-kit/configuration/configuration';
import { z } from 'zod';
import { ActRefused, defineAct, type Act } from '../control/act.ts';
import { chosenVersion, refuseTakenHost, type BrandActContext } from './context.ts';

/**
 * Puts in force what was in force before. What members have seen once is not checked anew: a way back is
 * barred by nothing but another brand that has moved to its domain, or its host, since.
 */
export const rollBackBrand = (context: BrandActContext): Act =>
  defineAct('brand rollback', z.strictObject({ brand: z.string() }), async ({ brand }) => {
    const before = await versionBefore(context.database, brand);
    if (before !== null)
      await refuseTakenHost(context, (await chosenVersion(context, { brand, version: before })).settings);
    const version = await rollBack(context.database, brand).catch((error: unknown) => {
      throw error instanceof DomainTaken ? new ActRefused(`${brand} cannot go back: ${error.message}`) : error;
    });
    if (version === null) {
      const forward = `npm run brand -- publish ${brand} --version N`;
      throw new ActRefused(`Nothing was in force for ${brand} before what is. To go forward again: ${forward}`);
    }
    await context.refresh();
    const { settings } = await chosenVersion(context, { brand, version });
    return { brand, version, address: originOf(context.configuration, settings) };
  });
