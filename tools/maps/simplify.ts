import type { Point } from './topology.ts';

/** A line without the points that lie nearer than `tolerance` to it (Douglas and Peucker, 1973); its ends stay. */
export function simplified(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points.at(0), points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const farthest = points
    .map((point, place) => ({ place, distance: distanceToLine(point, first, last) }))
    .reduce((one, other) => (other.distance > one.distance ? other : one));
  if (farthest.distance <= tolerance) return [first, last];
  return [
    ...simplified(points.slice(0, farthest.place + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(farthest.place), tolerance),
  ];
}

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** What a ring encloses, in square units. */
export function areaOf(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = ring[(place + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
