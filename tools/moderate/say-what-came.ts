import type { Decided } from '@parlour/server-safety';

/** Who is told of a decision, so that a moderator knows whom they may still have to write to. */
export function whoIsTold(told: Decided['told']): string {
  if (told.length === 0) return 'Nobody is told.';
  return told.length === 1 ? `The ${told[0]} is told.` : `The ${told.join(' and the ')} are told.`;
}

/** What blocks an account beside the decision in question, by the ids that take it back. */
export function stillBlocked(by: Decided['blockedBy'], how: 'was already' | 'stays'): string[] {
  if (by.length === 0) return [];
  return [`The account ${how} blocked by ${by.map(({ id, measure }) => `decision ${id} (${measure})`).join(', ')}.`];
}
