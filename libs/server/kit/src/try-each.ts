/**
 * Does one after the other; what fails keeps nothing else back.
 *
 * @param sentence says what failed, once all had their turn
 * @throws AggregateError with that sentence and all that was thrown
 */
export async function tryEach<Item>(
  items: Iterable<Item>,
  act: (item: Item) => Promise<unknown>,
  sentence: (failed: readonly Item[]) => string,
): Promise<void> {
  const failures: { item: Item; error: unknown }[] = [];
  for (const item of items) {
    try {
      await act(item);
    } catch (error) {
      failures.push({ item, error });
    }
  }
  if (failures.length === 0) return;
  throw new AggregateError(
    failures.map(({ error }) => error),
    sentence(failures.map(({ item }) => item)),
  );
}
