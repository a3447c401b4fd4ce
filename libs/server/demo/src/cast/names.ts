import { nameKey } from '@parlour/models/account/sign-up/name';
import type { Random } from '../random.ts';

const initials = Array.from('ABCDEFGHIJKLMNOPRSTVW');

/** Gives out names that nobody of the brand has yet: a first name, and with a last initial once it is taken. */
export function nameGiver(): (random: Random, names: readonly string[]) => string {
  const taken = new Set<string>();
  const take = (name: string): boolean => !taken.has(nameKey(name)) && Boolean(taken.add(nameKey(name)));

  return (random, names) => {
    const inOrder = random.sample(names, names.length);
    for (const ending of ['', ...random.sample(initials, initials.length).map((initial) => ` ${initial}`)]) {
      const free = inOrder.find((name) => take(name + ending));
      if (free) return free + ending;
    }
    throw new Error('The cast is larger than its names allow.');
  };
}
