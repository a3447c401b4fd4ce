import type { Point } from './topology.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Lambert's azimuthal projection about a point: areas keep their proportion, and a country its usual look. Up is smaller. */
export function projectionAbout([longitude, latitude]: Point): (point: Point) => Point {
  const [middle, equator] = [radians(longitude), radians(latitude)];
  return ([x, y]) => {
    const [east, north] = [radians(x) - middle, radians(y)];
    const cosine = Math.sin(equator) * Math.sin(north) + Math.cos(equator) * Math.cos(north) * Math.cos(east);
    const stretch = Math.sqrt(2 / (1 + cosine));
    const right = stretch * Math.cos(north) * Math.sin(east);
    const up = Math.cos(equator) * Math.sin(north) - Math.sin(equator) * Math.cos(north) * Math.cos(east);
    return [right, -stretch * up];
  };
}

export interface Bounds {
  least: Point;
  most: Point;
}

export function boundsOf(points: readonly Point[]): Bounds {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const least = (values: number[]) => values.reduce((one, other) => Math.min(one, other));
  const most = (values: number[]) => values.reduce((one, other) => Math.max(one, other));
  return { least: [least(xs), least(ys)], most: [most(xs), most(ys)] };
}

/** Puts points into a square of that side, as large as they fit and in its middle. */
export function fitInto(side: number, { least, most }: Bounds): (point: Point) => Point {
  const [width, height] = [most[0] - least[0], most[1] - least[1]];
  const scale = side / Math.max(width, height);
  const [left, top] = [(side - width * scale) / 2, (side - height * scale) / 2];
  return ([x, y]) => [left + (x - least[0]) * scale, top + (y - least[1]) * scale];
}
