import { linesOf, regionId } from './region-table.ts';

/**
 * A city and the coarse cell of its centre: latitude and longitude rounded to a tenth of a degree, about ten kilometres
 * (after GeoNames, CC BY 4.0); to a hundredth where the cell of another city touches it, which a tenth would not tell apart.
 * A region's first city is its largest, or its capital.
 */
export interface CityCell {
  region: string;
  city: string;
  cell: readonly [latitude: number, longitude: number];
}

/** Reads a country's cells. One line a region: `utrecht | Utrecht 52.09 5.12, Houten 52.03 5.17`. */
export const readCells = (country: string, table: string): CityCell[] =>
  linesOf(table).flatMap(([id = '', cities = '']) =>
    cities.split(', ').map((city) => readCell(regionId(country, id), city)),
  );

function readCell(region: string, text: string): CityCell {
  const words = text.split(' ');
  const [latitude = Number.NaN, longitude = Number.NaN] = words.splice(-2).map(Number);
  return { region, city: words.join(' '), cell: [latitude, longitude] };
}
