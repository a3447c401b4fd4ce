import { linesOf, regionId } from './region-table.ts';

/**
 * A city and its coarse cell: latitude and longitude rounded to a tenth of a degree, about ten kilometres
 * (after GeoNames, CC BY 4.0).
 */
export interface CityCell {
  region: string;
  city: string;
  cell: readonly [latitude: number, longitude: number];
}

/** Reads a country's cells. One line a region: `utrecht | Utrecht 52.1 5.1, Houten 52.0 5.2`. */
export const readCells = (country: string, table: string): CityCell[] =>
  linesOf(table).flatMap(([id = '', cities = '']) =>
    cities.split(', ').map((city) => readCell(regionId(country, id), city)),
  );

function readCell(region: string, text: string): CityCell {
  const words = text.split(' ');
  const [latitude = Number.NaN, longitude = Number.NaN] = words.splice(-2).map(Number);
  return { region, city: words.join(' '), cell: [latitude, longitude] };
}
