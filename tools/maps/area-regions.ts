import { cellsOf } from '@parlour/models/geography/cells';
import type { Country as CountryCode } from '@parlour/models/geography/country';
import type { Region } from '@parlour/models/geography/regions';
import { farAreas, regionsOfAreas } from './regions-of-areas.ts';
import { contains, type Area, type Country } from './topology.ts';

/** The areas of each region, by its id: by the area's name, by the table, else by the cities that lie in it. */
export function areasByRegion(code: string, country: Country, regions: readonly Region[]): Map<string, Area[]> {
  const byRegion = new Map<string, Area[]>();
  for (const area of country.areas) {
    const region = regionOf(code, area, country, regions);
    if (region) byRegion.set(region, [...(byRegion.get(region) ?? []), area]);
  }
  return byRegion;
}

function regionOf(code: string, area: Area, { lines }: Country, regions: readonly Region[]): string | undefined {
  const name = area.properties?.name;
  if (!name || farAreas.has(`${code} ${name}`)) return undefined;
  const listed = regions.find((region) => region.name === name)?.id ?? regionsOfAreas.get(`${code} ${name}`);
  if (listed) return listed;
  const inside = cellsOf(code.toUpperCase() as CountryCode).filter(({ cell: [latitude, longitude] }) =>
    contains(area, lines, [longitude, latitude]),
  );
  const within = regions.map(({ id }) => ({ id, cities: inside.filter(({ region }) => region === id).length }));
  const most = within.toSorted((one, other) => other.cities - one.cities)[0];
  return most && most.cities > 0 ? most.id : undefined;
}
