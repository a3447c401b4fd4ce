/** Does work when it is its owner's turn. */
export type InTurn = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

/** So much work of each owner at a time; more of it waits, in the order it came, and others go ahead of it. */
export function createTurns(most: number): InTurn {
  const owners = new Map<string, { running: number; waiting: (() => void)[] }>();

  function leave(owner: string): void {
    const turns = owners.get(owner)!;
    const next = turns.waiting.shift();
    if (next) return next();
    turns.running -= 1;
    if (turns.running === 0) owners.delete(owner);
  }

  return async (owner, work) => {
    const turns = owners.get(owner) ?? { running: 0, waiting: [] };
    owners.set(owner, turns);
    if (turns.running < most) turns.running += 1;
    else await new Promise<void>((resolve) => turns.waiting.push(resolve));
    try {
      return await work();
    } finally {
      leave(owner);
    }
  };
}
