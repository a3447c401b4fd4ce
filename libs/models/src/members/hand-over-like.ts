/** Of the newest unseen likes so many can be handed over; older ones are found on the likes page. */
export const handedMost = 50;

export interface HandOver {
  /** Whose like is shown in full now; null where all of them were. */
  next: string | null;
  /** What the session remembers from now on: likes that are seen by now are forgotten. */
  handed: string[];
}

/**
 * Which like a session is shown in full: the newest unseen one that it was not yet (contract part 0, 2).
 * @param unseen ids of those whose like is unseen, newest first
 * @param handed ids that the session remembers
 */
export function handOverLike(unseen: readonly string[], handed: readonly string[]): HandOver {
  const next = unseen.find((id) => !handed.includes(id)) ?? null;
  return { next, handed: [...handed.filter((id) => unseen.includes(id)), ...(next === null ? [] : [next])] };
}
