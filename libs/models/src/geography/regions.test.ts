import { describe, expect, test } from 'vitest';
import { cellsOf } from './cells.ts';
import { countries } from './country.ts';
import { currencyOfCountry } from './currency.ts';
import { distanceBand } from './distance.ts';
import { findCity, findRegion, isRegionOf, regionLabelOf, regionsOf } from './regions.ts';

/** First-level regions of each country, counted from its own law. */
// prettier-ignore
const counts = {
  US: 51, NL: 12, BE: 11, FR: 18, IT: 20, ES: 19, DE: 16, AT: 9, IE: 26, GB: 12,
  CA: 13, PL: 16, AU: 8, NZ: 16, CH: 26, DK: 5, FI: 19, NO: 15, SE: 21,
};

describe.each(countries)('%s', (country) => {
  test('is complete', () => {
    expect(regionsOf(country)).toHaveLength(counts[country]);
    expect(regionLabelOf(country)).toBeTruthy();
    expect(currencyOfCountry(country)).toMatch(/^[A-Z]{3}$/);
  });

  test('has well-formed regions with real cities', () => {
    for (const region of regionsOf(country)) {
      expect(region.id).toMatch(new RegExp(`^${country.toLowerCase()}-[a-z]+(-[a-z]+)*$`));
      expect(region.name.length).toBeGreaterThan(1);
      expect(region.cities.length).toBeGreaterThan(0);
      for (const city of region.cities) {
        expect(city).toMatch(/^\p{L}|^['’]s-/u);
        expect(findCity(region.id, city)).toBe(city);
      }
    }
  });

  test('has a coarse cell for each city, and for no other', () => {
    const cities = regionsOf(country).flatMap(({ id: region, cities }) => cities.map((city) => ({ region, city })));
    expect(cellsOf(country).map(({ region, city }) => ({ region, city }))).toEqual(cities);
    const cells = countries.flatMap((any) => cellsOf(any)).map((any) => any.cell);
    for (const { cell } of cellsOf(country)) {
      expect(Math.abs(cell[0])).toBeLessThan(75);
      expect(Math.abs(cell[1])).toBeLessThan(180);
      const hasNeighbour = cells.some(
        (other) => other !== cell && cell.every((d, axis) => Math.abs(d - other[axis]!) < 0.3),
      );
      const share = hasNeighbour ? 100 : 10;
      expect(cell.map((degrees) => Math.round(degrees * share) / share)).toEqual([...cell]);
    }
  });
});

test('an id is there once, and finds its region', () => {
  const ids = countries.flatMap((country) => regionsOf(country).map((region) => region.id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(findRegion('nl-utrecht')?.name).toBe('Utrecht');
  expect(findRegion('nl-atlantis')).toBeUndefined();
  expect(isRegionOf('NL', 'nl-utrecht')).toBe(true);
  expect(isRegionOf('BE', 'nl-utrecht')).toBe(false);
});

test('a city is found by its name as somebody types it', () => {
  expect(findCity('nl-utrecht', 'Arnhem')).toBeUndefined();
  expect(findCity('nl-utrecht', 'amersfoort')).toBe('Amersfoort');
  expect(findCity('ie-dublin', 'DUN LAOGHAIRE')).toBe('Dún Laoghaire');
});

test('nearness comes in four bands', () => {
  const here = { country: 'NL', region: 'nl-utrecht', city: 'Utrecht' };
  expect(distanceBand(here, here)).toBe('same_city');
  expect(distanceBand(here, { ...here, city: 'Houten' })).toBe('same_region');
  expect(distanceBand(here, { ...here, city: null })).toBe('same_region');
  expect(distanceBand(here, { ...here, region: 'nl-gelderland' })).toBe('country');
  expect(distanceBand({ country: 'NL', region: null, city: null }, { country: 'NL', region: null, city: null })).toBe(
    'country',
  );
  expect(distanceBand(here, { country: 'BE', region: null, city: null })).toBe('abroad');
  expect(distanceBand(null, here)).toBeNull();
});
