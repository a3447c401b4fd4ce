/**
 * The wait of a rate limit with a sliding window: milliseconds until fewer than `most` of the moments lie within the window; 0 or
 * less where that is so now.
 */
export function waitAfter(moments: readonly Date[], most: number, window: number, now: Date): number {
  const newestFirst = moments.map((at) => at.getTime()).toSorted((one, other) => other - one);
  const deciding = newestFirst[most - 1];
  return deciding === undefined ? 0 : deciding + window - now.getTime();
}
