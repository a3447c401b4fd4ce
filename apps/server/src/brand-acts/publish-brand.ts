import { checkSettings, errorsOf } from '@parlour/brand/check-settings';
import { publishByHand } from '@parlour/server-db/brands-store';
import { originOf } from '@parlour/server-kit/configuration/configuration';
import { ActRefused, defineAct, type Act } from '../control/act.ts';
import { ChosenVersion, chosenVersion, refuseTakenHost, surroundingsOf, type BrandActContext } from './context.ts';

/** Puts a version in force, by default the latest: here at once, in other processes within seconds. */
export const publishBrand = (context: BrandActContext): Act =>
  defineAct('brand publish', ChosenVersion, async (choice) => {
    const { configuration, database, refresh } = context;
    const { version, settings } = await chosenVersion(context, choice);
    const surroundings = await surroundingsOf(context, settings, configuration.mode === 'production');
    const problems = checkSettings(settings, surroundings);
    if (errorsOf(problems).length > 0) {
      throw new ActRefused(`Version ${version} of ${choice.brand} was not published.`, problems);
    }
    await refuseTakenHost(context, settings);
    await publishByHand(database, choice.brand, version);
    await refresh();
    return { brand: choice.brand, version, address: originOf(configuration, settings) };
  });
