import { checkSettings, errorsOf } from '@parlour/brand/check-settings';
import { settingsSchema } from '@parlour/brand/settings-schema';
import { keepVersion } from '@parlour/server-db/brands/versions';
import { z } from 'zod';
import { ActRefused, defineAct } from '../control/act.ts';
import { becomesAnother } from './becomes-another.ts';
import { consequencesOf } from './consequences.ts';
import { surroundingsOf, type BrandActContext } from './context.ts';

/** Keeps settings as a version of their brand. Nobody sees it before it is published. */
export const addBrand = (context: BrandActContext) =>
  defineAct('brand add', z.strictObject({ settings: z.unknown() }), async ({ settings }) => {
    const problems = checkSettings(settings, await surroundingsOf(context, settings, false));
    const errors = errorsOf(problems);
    if (errors.length > 0) throw new ActRefused('These settings are wrong, and were not kept.', problems);
    const sound = settingsSchema.parse(settings);
    problems.unshift(...(await becomesAnother(context, sound)), ...(await consequencesOf(context, sound)));
    return { brand: sound.id, version: await keepVersion(context.database, sound), problems };
  });
