/**
 * A city and its coarse cell: latitude and longitude rounded to a tenth of a degree, about ten kilometres
 * (after GeoNames, CC BY 4.0).
 */
export interface City {
  name: string;
  cell: readonly [latitude: number, longitude: number];
}

/** A first-level region: its id never changes (`nl-utrecht`), its name is written as its people write it. */
export interface Region {
  id: string;
  name: string;
  cities: readonly City[];
}

/**
 * Reads a country's table. One line a region: `utrecht | Utrecht | Utrecht 52.1 5.1, Houten 52.0 5.2`,
 * that is the id without its country, the name, and the cities with the degrees of their cells.
 */
export function readRegions(country: string, table: string): Region[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', name = '', cities = ''] = line.split('|').map((cell) => cell.trim());
      return { id: `${country.toLowerCase()}-${id}`, name, cities: cities.split(', ').map(readCity) };
    });
}

function readCity(text: string): City {
  const words = text.split(' ');
  const [latitude = Number.NaN, longitude = Number.NaN] = words.splice(-2).map(Number);
  return { name: words.join(' '), cell: [latitude, longitude] };
}
