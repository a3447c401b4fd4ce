import { defineAct } from '../control/act.ts';
import { ChosenVersion, chosenVersion, type BrandActContext } from './context.ts';

/** Gives a version's settings, by default the latest's, such that they can be added again. */
export const exportBrand = (context: BrandActContext) =>
  defineAct('brand export', ChosenVersion, (choice) => chosenVersion(context, choice));
