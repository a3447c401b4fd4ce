/** A point of a map: degrees east and north, or units of the drawing. */
export type Point = readonly [x: number, y: number];

/** A part of a country as TopoJSON writes it: rings of numbered lines, `~3` being line 3 walked backwards. */
export interface Area {
  type: 'Polygon' | 'MultiPolygon';
  arcs: number[][] | number[][][];
  properties?: { name?: string | null };
}

interface TopoJson {
  objects: Record<string, { geometries: Area[] }>;
  arcs: Point[][];
  transform: { scale: Point; translate: Point };
}

export interface Country {
  areas: readonly Area[];
  /** Lines in degrees; neighbours share theirs. */
  lines: readonly Point[][];
}

/** Reads a country from TopoJSON, whose lines are written as whole steps from point to point. */
export function readCountry(json: string): Country {
  const { objects, arcs, transform } = JSON.parse(json) as TopoJson;
  const { scale, translate } = transform;
  const lines = arcs.map((steps) => {
    let [x, y] = [0, 0];
    return steps.map(([right, up]): Point => {
      x += right;
      y += up;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  return { areas: Object.values(objects).flatMap(({ geometries }) => geometries), lines };
}

/** All rings of an area as numbers of lines, holes among them. */
function ringsOf({ type, arcs }: Area): number[][] {
  return type === 'Polygon' ? (arcs as number[][]) : (arcs as number[][][]).flat();
}

/** The rings around several areas: lines between two of them are left out. */
export function outlineOf(areas: readonly Area[], lines: readonly Point[][]): number[][] {
  const walked = areas.flatMap(ringsOf).flat();
  const all = new Set(walked);
  const open = new Map<string, number[]>();
  for (const line of walked) {
    if (all.has(~line)) continue;
    const from = String(ends(line, lines)[0]);
    open.set(from, [...(open.get(from) ?? []), line]);
  }
  const rings: number[][] = [];
  for (const first of open.keys()) {
    for (let ring = walk(first, open, lines); ring.length > 0; ring = walk(first, open, lines)) rings.push(ring);
  }
  return rings;
}

/** Goes on from line to line until the ring is closed, taking each line off those that are open. */
function walk(start: string, open: Map<string, number[]>, lines: readonly Point[][]): number[] {
  const ring: number[] = [];
  for (let place = start; ;) {
    const line = open.get(place)?.pop();
    if (line === undefined) return ring;
    ring.push(line);
    place = String(ends(line, lines)[1]);
    if (place === start) return ring;
  }
}

function ends(line: number, lines: readonly Point[][]): [Point, Point] {
  const points = pointsOf(line, lines);
  return [points.at(0) ?? [0, 0], points.at(-1) ?? [0, 0]];
}

/** The points of a line in the direction in which it is walked. */
function pointsOf(line: number, lines: readonly Point[][]): readonly Point[] {
  return line < 0 ? [...(lines[~line] ?? [])].reverse() : (lines[line] ?? []);
}

/** A ring's points, the first of them not repeated. */
export const ringPoints = (ring: readonly number[], lines: readonly Point[][]): Point[] =>
  ring.flatMap((line) => pointsOf(line, lines).slice(0, -1));

/** Does an area contain a point? Counts how often a line to the east crosses its edge. */
export function contains(area: Area, lines: readonly Point[][], [x, y]: Point): boolean {
  let crossings = 0;
  for (const ring of ringsOf(area)) {
    const points = ringPoints(ring, lines);
    points.forEach(([x1, y1], place) => {
      const [x2, y2] = points[(place + 1) % points.length] ?? [x1, y1];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) crossings += 1;
    });
  }
  return crossings % 2 === 1;
}
