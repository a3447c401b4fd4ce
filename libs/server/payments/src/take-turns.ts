/** Work for a brand, a piece at a time. */
export interface Line {
  brand: string;
  pieces: AsyncIterator<() => Promise<void>>;
}

/**
 * Does a piece of each line in turn, until nothing is left or the time is over. What fails keeps nothing else back.
 *
 * @throws AggregateError with all that failed, which names the brands where it did, after everything had its turn
 */
export async function takeTurns(lines: readonly Line[], hasTime: () => boolean): Promise<void> {
  const failures: { brand: string; error: unknown }[] = [];
  const waiting = [...lines];
  for (let line = waiting.shift(); line && hasTime(); line = waiting.shift()) {
    try {
      const { done, value: act } = await line.pieces.next();
      if (done) continue;
      waiting.push(line);
      await act();
    } catch (error) {
      failures.push({ brand: line.brand, error });
    }
  }
  if (failures.length === 0) return;
  const brands = new Set(failures.map(({ brand }) => brand));
  throw new AggregateError(
    failures.map(({ error }) => error),
    `It failed for ${[...brands].toSorted().join(', ')}`,
  );
}
