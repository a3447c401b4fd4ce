import { brand as standard } from '@parlour/app-default/settings';
import { alone, checkSettings } from './check-settings.ts';
import type { BrandSettingsInput } from './settings-schema.ts';

type Plant = (settings: BrandSettingsInput) => void;

/** A sound brand's settings with what a test plants in them. */
export const withMistakes = (...plants: Plant[]): BrandSettingsInput => {
  const settings: BrandSettingsInput = structuredClone(standard);
  for (const plant of plants) plant(settings);
  return settings;
};
/** What settings are blamed for, by place. */
export const pathsOf = (settings: unknown, surroundings = alone): string[] =>
  checkSettings(settings, surroundings).map(({ path }) => path);
