import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RegionLabel } from '@parlour/models/geography/regions';

/** What a country calls its regions. */
export const regionLabels: Record<RegionLabel, MessageDescriptor> = {
  province: msg({ message: 'Province', context: 'part of a country' }),
  state: msg({ message: 'State', context: 'part of a country' }),
  canton: msg({ message: 'Canton', context: 'part of a country' }),
  county: msg({ message: 'County', context: 'part of a country' }),
  voivodeship: msg({ message: 'Voivodeship', context: 'part of a country' }),
  region: msg({ message: 'Region', context: 'part of a country' }),
};
