/** Work for a brand, a piece at a time; its generator is asked for the next piece while others are done. */
export interface Line {
  brand: string;
  pieces: AsyncGenerator<() => Promise<void>>;
}

interface Pace {
  /** How many pieces may be done side by side. */
  atOnce: number;
  hasTime(): boolean;
}

/**
 * Does a piece of each line in turn, until nothing is left or the time is over. What fails keeps nothing else back.
 *
 * @throws AggregateError with all that failed, which names the brands where it did, after everything had its turn
 */
export async function roundRobin(lines: readonly Line[], { atOnce, hasTime }: Pace): Promise<void> {
  const failures: { brand: string; error: unknown }[] = [];
  const waiting = new Set(lines);

  async function goOn(): Promise<void> {
    for (let [line] = waiting; line && hasTime(); [line] = waiting) {
      waiting.delete(line);
      waiting.add(line);
      try {
        const { done, value: act } = await line.pieces.next();
        if (done) waiting.delete(line);
        else await act();
      } catch (error) {
        failures.push({ brand: line.brand, error });
      }
    }
  }

  await Promise.all(Array.from({ length: atOnce }, goOn));
  if (failures.length === 0) return;
  const brands = new Set(failures.map(({ brand }) => brand));
  throw new AggregateError(
    failures.map(({ error }) => error),
    `It failed for ${[...brands].toSorted().join(', ')}`,
  );
}
