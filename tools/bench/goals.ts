/** One thing that is measured: a ratio to a floor of the same run, or kilobytes. */
export interface Goal {
  name: string;
  goal: number;
  /** What we would like; missing it fails nothing. */
  stretch?: number;
  ratio: number;
}

export const isMissed = ({ ratio, goal }: Goal): boolean => ratio > goal;

/** How far a goal may be missed before `npm run bench` fails: what a busy machine can do to a ratio. */
const TOLERANCE = 1.15;

export const isFarMissed = ({ ratio, goal }: Goal): boolean => ratio > goal * TOLERANCE;

/** `name: ratio R (goal <= G)`, with what was missed behind it. */
export function lineOf(measured: Goal): string {
  const { name, ratio, goal, stretch } = measured;
  const line = `${name}: ratio ${ratio.toFixed(2)} (goal <= ${goal})`;
  if (isMissed(measured)) return `${line} MISSED`;
  return stretch !== undefined && ratio > stretch ? `${line}, stretch ${stretch} not reached` : line;
}

/** The middle of what was measured, which a single disturbed round does not move. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}
