/** Interests that two members share, in the order of the first. */
export function interestsInCommon(mine: readonly string[], theirs: readonly string[]): string[] {
  return theirs.filter((interest) => mine.includes(interest));
}
