import { checkSettings, errorsOf } from '@parlour/brand/check-settings';
import { publishByHand } from '@parlour/server-db/brands-store';
import { originOf } from '@parlour/server-kit/configuration';
import { ActRefused, defineAct, type Act } from '../control/act.ts';
import { ChosenVersion, chosenVersion, refuseTakenHost, surroundingsOf, type BrandGround } from './ground.ts';

/** Puts a version in force, by default the latest: here at once, in other processes within seconds. */
export const publishBrand = (ground: BrandGround): Act =>
  defineAct('brand publish', ChosenVersion, async (choice) => {
    const { configuration, database, refresh } = ground;
    const { version, settings } = await chosenVersion(ground, choice);
    const surroundings = await surroundingsOf(ground, settings, configuration.mode === 'production');
    const problems = checkSettings(settings, surroundings);
    if (errorsOf(problems).length > 0) {
      throw new ActRefused(`Version ${version} of ${choice.brand} was not published.`, problems);
    }
    await refuseTakenHost(ground, settings);
    await publishByHand(database, choice.brand, version);
    await refresh();
    return { brand: choice.brand, version, address: originOf(configuration, settings) };
  });
