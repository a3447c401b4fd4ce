/** Does work when it is its owner's turn. */
export type ConcurrencyLimit = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

/** So much work of each owner at a time; more of it waits, in the order it came, and others go ahead of it. */
export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  const owners = new Map<string, { running: number; waiting: (() => void)[] }>();

  function leave(owner: string): void {
    const works = owners.get(owner)!;
    const next = works.waiting.shift();
    if (next) return next();
    works.running -= 1;
    if (works.running === 0) owners.delete(owner);
  }

  return async (owner, work) => {
    const works = owners.get(owner) ?? { running: 0, waiting: [] };
    owners.set(owner, works);
    if (works.running < most) works.running += 1;
    else await new Promise<void>((resolve) => works.waiting.push(resolve));
    try {
      return await work();
    } finally {
      leave(owner);
    }
  };
}
