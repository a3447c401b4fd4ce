import { defineAct, type Act } from '../control/act.ts';
import { ChosenVersion, chosenVersion, type BrandGround } from './ground.ts';

/** Gives a version's settings, by default the latest's, such that they can be added again. */
export const exportBrand = (ground: BrandGround): Act =>
  defineAct('brand export', ChosenVersion, (choice) => chosenVersion(ground, choice));
