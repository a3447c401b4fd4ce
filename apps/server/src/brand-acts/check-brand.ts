import { checkSettings } from '@parlour/brand/check-settings';
import { z } from 'zod';
import { defineAct } from '../control/act.ts';
import { becomesAnother } from './becomes-another.ts';
import { consequencesOf } from './consequences.ts';
import { ChosenVersion, chosenVersion, surroundingsOf, type BrandActContext } from './context.ts';

const Checked = z.strictObject({
  ...ChosenVersion.partial().shape,
  /** Settings that need not be kept yet, in place of a brand. */
  settings: z.unknown().optional(),
  production: z.boolean(),
});

/** Names all problems of a version, or of settings that are not kept yet, among the brands that are known here. */
export const checkBrand = (context: BrandActContext) =>
  defineAct('brand check', Checked, async ({ brand, version, settings, production }) => {
    const checked = brand === undefined ? { settings } : await chosenVersion(context, { brand, version });
    const isProduction = production || context.configuration.mode === 'production';
    const surroundings = await surroundingsOf(context, checked.settings, isProduction);
    const problems = [
      ...(await becomesAnother(context, checked.settings)),
      ...(await consequencesOf(context, checked.settings)),
      ...checkSettings(checked.settings, surroundings),
    ];
    return { ...checked, problems, production: isProduction };
  });
