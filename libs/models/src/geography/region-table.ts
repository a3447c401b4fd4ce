/** A first-level region: its id never changes (`nl-utrecht`), its name is written as its people write it. */
export interface Region {
  id: string;
  name: string;
  /** Names; where each lies is for the server alone (`cells.ts`). */
  cities: readonly string[];
}

/**
 * Reads a country's table. One line a region: `Utrecht|Utrecht,Houten`, that is the name and the cities; without blanks, as
 * browsers load it. Where the id is not the name in plain letters, it goes before them: `skane|Skåne län|Malmö,Lund`.
 */
export const readRegions = (country: string, table: string): Region[] =>
  linesOf(table).map((parts) => {
    const [cities = '', name = '', id = inPlainLetters(name)] = parts.toReversed();
    return { id: regionId(country, id), name, cities: cities.split(',') };
  });

/** `Île-de-France` makes `ile-de-france`. */
const inPlainLetters = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');

/** The id of a region by its country's code and its id within the country: `NL` and `utrecht` make `nl-utrecht`. */
export const regionId = (country: string, id: string): string => `${country.toLowerCase()}-${id}`;

/** The parts of each line. */
export const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()));
