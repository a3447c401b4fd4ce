import { readCells, type CityCell } from './cell-table.ts';
import { australiaCells } from './cells/australia.ts';
import { austriaCells } from './cells/austria.ts';
import { belgiumCells } from './cells/belgium.ts';
import { canadaCells } from './cells/canada.ts';
import { denmarkCells } from './cells/denmark.ts';
import { finlandCells } from './cells/finland.ts';
import { franceCells } from './cells/france.ts';
import { germanyCells } from './cells/germany.ts';
import { irelandCells } from './cells/ireland.ts';
import { italyCells } from './cells/italy.ts';
import { netherlandsCells } from './cells/netherlands.ts';
import { newZealandCells } from './cells/new-zealand.ts';
import { norwayCells } from './cells/norway.ts';
import { polandCells } from './cells/poland.ts';
import { spainCells } from './cells/spain.ts';
import { swedenCells } from './cells/sweden.ts';
import { switzerlandCells } from './cells/switzerland.ts';
import { unitedKingdomCells } from './cells/united-kingdom.ts';
import { unitedStatesCells } from './cells/united-states.ts';
import type { Country } from './country.ts';

const cellsByCountry: Record<Country, readonly CityCell[]> = {
  US: readCells('US', unitedStatesCells),
  NL: readCells('NL', netherlandsCells),
  BE: readCells('BE', belgiumCells),
  FR: readCells('FR', franceCells),
  IT: readCells('IT', italyCells),
  ES: readCells('ES', spainCells),
  DE: readCells('DE', germanyCells),
  AT: readCells('AT', austriaCells),
  IE: readCells('IE', irelandCells),
  GB: readCells('GB', unitedKingdomCells),
  CA: readCells('CA', canadaCells),
  PL: readCells('PL', polandCells),
  AU: readCells('AU', australiaCells),
  NZ: readCells('NZ', newZealandCells),
  CH: readCells('CH', switzerlandCells),
  DK: readCells('DK', denmarkCells),
  FI: readCells('FI', finlandCells),
  NO: readCells('NO', norwayCells),
  SE: readCells('SE', swedenCells),
};

/** Where the cities of a country lie. Apart from their names, which browsers load to suggest them. */
export const cellsOf = (country: Country): readonly CityCell[] => cellsByCountry[country];
