import type { Country } from './country.ts';
import { readRegions, type Region } from './region-table.ts';
import { australia } from './tables/australia.ts';
import { austria } from './tables/austria.ts';
import { belgium } from './tables/belgium.ts';
import { canada } from './tables/canada.ts';
import { denmark } from './tables/denmark.ts';
import { finland } from './tables/finland.ts';
import { france } from './tables/france.ts';
import { germany } from './tables/germany.ts';
import { ireland } from './tables/ireland.ts';
import { italy } from './tables/italy.ts';
import { netherlands } from './tables/netherlands.ts';
import { newZealand } from './tables/new-zealand.ts';
import { norway } from './tables/norway.ts';
import { poland } from './tables/poland.ts';
import { spain } from './tables/spain.ts';
import { sweden } from './tables/sweden.ts';
import { switzerland } from './tables/switzerland.ts';
import { unitedKingdom } from './tables/united-kingdom.ts';
import { unitedStates } from './tables/united-states.ts';

export type { Region };

/** What a country calls its first-level regions (spec section 3). Words: `@parlour/i18n/labels/region-labels`. */
export const regionLabels = ['province', 'state', 'canton', 'county', 'voivodeship', 'region'] as const;

export type RegionLabel = (typeof regionLabels)[number];

interface CountryRegions {
  label: RegionLabel;
  regions: readonly Region[];
}

const regionsByCountry: Record<Country, CountryRegions> = {
  US: { label: 'state', regions: readRegions('US', unitedStates) },
  NL: { label: 'province', regions: readRegions('NL', netherlands) },
  BE: { label: 'province', regions: readRegions('BE', belgium) },
  FR: { label: 'region', regions: readRegions('FR', france) },
  IT: { label: 'region', regions: readRegions('IT', italy) },
  ES: { label: 'region', regions: readRegions('ES', spain) },
  DE: { label: 'state', regions: readRegions('DE', germany) },
  AT: { label: 'state', regions: readRegions('AT', austria) },
  IE: { label: 'county', regions: readRegions('IE', ireland) },
  GB: { label: 'region', regions: readRegions('GB', unitedKingdom) },
  CA: { label: 'province', regions: readRegions('CA', canada) },
  PL: { label: 'voivodeship', regions: readRegions('PL', poland) },
  AU: { label: 'state', regions: readRegions('AU', australia) },
  NZ: { label: 'region', regions: readRegions('NZ', newZealand) },
  CH: { label: 'canton', regions: readRegions('CH', switzerland) },
  DK: { label: 'region', regions: readRegions('DK', denmark) },
  FI: { label: 'region', regions: readRegions('FI', finland) },
  NO: { label: 'county', regions: readRegions('NO', norway) },
  SE: { label: 'county', regions: readRegions('SE', sweden) },
};

const regionsById = new Map(
  Object.values(regionsByCountry)
    .flatMap(({ regions }) => regions)
    .map((region) => [region.id, region]),
);

/** All first-level regions of a country, in the order in which a list shows them. */
export function regionsOf(country: Country): readonly Region[] {
  return regionsByCountry[country].regions;
}

/** What a country calls its regions: canton, county and so on. */
export function regionLabelOf(country: Country): RegionLabel {
  return regionsByCountry[country].label;
}

/** A region of whatever country by its id, which may come from a form. */
export function findRegion(id: string): Region | undefined {
  return regionsById.get(id);
}

/** Does this region lie in this country? Ids carry their country, but may come from a form. */
export function isRegionOf(country: Country, id: string): boolean {
  return regionsOf(country).some((region) => region.id === id);
}

/** The same letters, whatever their case and accents: a name as somebody types it. */
const letters = new Intl.Collator('en', { sensitivity: 'base' });

/** A city of a region by its name, in any case and also without accents. */
export function findCity(regionId: string, name: string): string | undefined {
  return findRegion(regionId)?.cities.find((city) => letters.compare(city, name) === 0);
}
