import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RegionLabel } from '@parlour/models/geography/regions';

const labels: Record<RegionLabel, MessageDescriptor> = {
  province: msg({ message: 'Province', context: 'part of a country' }),
  state: msg({ message: 'State', context: 'part of a country' }),
  canton: msg({ message: 'Canton', context: 'part of a country' }),
  county: msg({ message: 'County', context: 'part of a country' }),
  voivodeship: msg({ message: 'Voivodeship', context: 'part of a country' }),
  region: msg({ message: 'Region', context: 'part of a country' }),
};

const bundesland = msg({ message: 'State', context: 'part of Germany or Austria (Bundesland)' });

/** Countries whose regions have a word of their own in other languages. */
const ownWords: Readonly<Record<string, MessageDescriptor>> = {
  DE: bundesland,
  AT: bundesland,
  SE: msg({ message: 'County', context: 'part of Sweden (län)' }),
  NO: msg({ message: 'County', context: 'part of Norway (fylke)' }),
};

/** What the regions of a country are called. */
export const regionLabel = (i18n: I18n, country: string, label: RegionLabel): string =>
  i18n._(ownWords[country] ?? labels[label]);
