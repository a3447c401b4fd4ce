/**
 * How well one list of figures is told from another by their size: the chance that one of `ones` is larger than one of
 * `others`, equal ones counting half. 0.5 tells nothing.
 */
export function areaUnderCurve(ones: readonly number[], others: readonly number[]): number {
  const sorted = others.toSorted((one, other) => one - other);
  const wins = ones.reduce((sum, value) => sum + (firstFrom(sorted, value) + firstAfter(sorted, value)) / 2, 0);
  return wins / (ones.length * others.length);
}

/** How many are smaller. */
const firstFrom = (sorted: readonly number[], value: number): number => placeOf(sorted, (other) => other >= value);
/** How many are not larger. */
const firstAfter = (sorted: readonly number[], value: number): number => placeOf(sorted, (other) => other > value);

/** The first place that holds, found by halving. */
function placeOf(sorted: readonly number[], holds: (value: number) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(sorted[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
