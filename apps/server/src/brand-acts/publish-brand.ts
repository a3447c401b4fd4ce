import { checkSettings, errorsOf } from '@parlour/brand/check-settings';
import { publishByHand } from '@parlour/server-db/brands/publishing';
import { originOf } from '@parlour/server-kit/configuration/configuration';
import { z } from 'zod';
import { ActRefused, defineAct } from '../control/act.ts';
import { becomesAnother } from './becomes-another.ts';
import { consequencesOf } from './consequences.ts';
import { ChosenVersion, chosenVersion, refuseTakenHost, surroundingsOf, type BrandActContext } from './context.ts';

const Published = z.strictObject({
  ...ChosenVersion.shape,
  /** May it make another brand of the one that is published? */
  replace: z.boolean().default(false),
});

/** Puts a version in force, by default the latest: here at once, in other processes within seconds. */
export const publishBrand = (context: BrandActContext) =>
  defineAct('brand publish', Published, async ({ replace, ...choice }) => {
    const { configuration, database, refresh } = context;
    const { version, settings } = await chosenVersion(context, choice);
    const surroundings = await surroundingsOf(context, settings, configuration.mode === 'production');
    const problems = checkSettings(settings, surroundings);
    if (errorsOf(problems).length > 0) {
      throw new ActRefused(`Version ${version} of ${choice.brand} was not published.`, problems);
    }
    const replacing = replace ? [] : await becomesAnother(context, settings);
    if (replacing.length > 0) {
      const wayOut = 'If its members are to be taken over, say so with --replace.';
      throw new ActRefused(`Version ${version} of ${choice.brand} was not published. ${wayOut}`, replacing);
    }
    await refuseTakenHost(context, settings);
    const consequences = await consequencesOf(context, settings);
    await publishByHand(database, choice.brand, version);
    await refresh();
    return { brand: choice.brand, version, address: originOf(configuration, settings), problems: consequences };
  });
