/** The part of a brand's `default_search` that says how old those are whom its visitors look for. */
export interface AgesWanted {
  min_age: number;
  max_age: number;
}

/**
 * Years between how old a drawn person looks and how old somebody is looked for; 0 where it fits.
 *
 * @param file name or address of the picture; the number in `nora-41.svg` is the age that she looks
 */
export function yearsOff(file: string, { min_age, max_age }: AgesWanted): number {
  const age = Number(/-(\d\d)[^/]*$/.exec(file)?.[1]);
  return Math.max(min_age - age, age - max_age, 0);
}

/** Drawn people, those first who look as old as is looked for or are the nearest to it. */
export const nearestInAge = (files: readonly string[], wanted: AgesWanted): string[] =>
  files.toSorted((one, other) => yearsOff(one, wanted) - yearsOff(other, wanted));
