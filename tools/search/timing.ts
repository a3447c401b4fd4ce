/** Milliseconds of one act a time, in the order of the rounds. */
export type Times = number[];

/** Runs all acts in turns, each once a round, and answers how long each took. */
export async function timeInTurns<Name extends string>(
  acts: Record<Name, () => Promise<unknown>>,
  rounds: number,
): Promise<Record<Name, Times>> {
  const names = Object.keys(acts) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as Times])) as Record<Name, Times>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const began = performance.now();
      await acts[name]();
      times[name].push(performance.now() - began);
    }
  }
  return times;
}

/** The value below which this share of all lies: 0.5 is the middle, 0.99 what one of a hundred exceeds. */
export function quantile(times: Times, share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('Nothing was measured');
  return value;
}
