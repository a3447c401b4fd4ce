import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { countries } from '@parlour/models/geography/country';
import { regionsOf } from '@parlour/models/geography/regions';
import { drawMap } from './draw-map.ts';
import { simplified } from './simplify.ts';
import { outlineOf, readCountry } from './topology.ts';

const outlines = path.resolve(import.meta.dirname, '../../libs/account/src/landers/maplanding/outlines');

/** Two squares side by side: line 0 is between them, 1 around the left one, 2 around the right one. */
const twoSquares = JSON.stringify({
  objects: {
    country: {
      geometries: [
        { type: 'Polygon', arcs: [[0, 1]], properties: { name: 'West' } },
        { type: 'Polygon', arcs: [[~0, 2]], properties: { name: 'East' } },
      ],
    },
  },
  // prettier-ignore
  arcs: [[[1, 0], [0, 1]], [[1, 1], [-1, 0], [0, -1], [1, 0]], [[1, 0], [1, 0], [0, 1], [-1, 0]]],
  transform: { scale: [1, 1], translate: [0, 0] },
});

it('leaves out what lies between two areas of one region', () => {
  const { areas, lines } = readCountry(twoSquares);
  expect(outlineOf(areas.slice(0, 1), lines)).toEqual([[0, 1]]);
  expect(
    outlineOf(areas, lines)
      .flat()
      .toSorted((one, other) => one - other),
  ).toEqual([1, 2]);
});

it('names each path by its region', () => {
  const regions = ['West', 'East'].map((name) => ({ id: `xx-${name.toLowerCase()}`, name, cities: [] }));
  const map = drawMap('xx', readCountry(twoSquares), regions);
  expect([...map.matchAll(/<path id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['xx-west', 'xx-east']);
});

it('keeps the ends and the corners of a line', () => {
  // prettier-ignore
  expect(simplified([[0, 0], [1, 0.1], [2, 0], [2, 2]], 0.5)).toEqual([[0, 0], [2, 0], [2, 2]]);
});

it('has a map of every country of the product, with regions of that country only', async () => {
  expect((await readdir(outlines)).toSorted()).toEqual(countries.map((code) => `${code.toLowerCase()}.svg`).toSorted());
  for (const code of countries) {
    const map = await readFile(path.join(outlines, `${code.toLowerCase()}.svg`), 'utf8');
    const drawn = [...map.matchAll(/<path id="([^"]+)"/g)].map(([, id]) => id);
    const known = regionsOf(code).map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining(drawn));
    expect(drawn.length).toBeGreaterThan(known.length * 0.7);
  }
});
