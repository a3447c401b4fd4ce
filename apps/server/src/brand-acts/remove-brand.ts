import { removeDraft } from '@parlour/server-db/brand-versions';
import { z } from 'zod';
import { ActRefused, defineAct, type Act } from '../control/act.ts';
import { chosenVersion, type BrandGround } from './ground.ts';

/** Takes away a brand that was never published, such as one with a mistyped id; its domain is free again. */
export const removeBrand = (ground: BrandGround): Act =>
  defineAct('brand remove', z.strictObject({ brand: z.string() }), async ({ brand }) => {
    await chosenVersion(ground, { brand });
    if (!(await removeDraft(ground.database, brand))) {
      throw new ActRefused(`${brand} was published, and stays: its members may have come.`);
    }
    return { brand };
  });
