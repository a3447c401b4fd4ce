import type { Decided } from '@parlour/server-safety';
import type { Done, Hit } from '../../apps/server/src/moderation-acts/decide-as.ts';
import { harmlessLine } from '../control/harmless.ts';

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

/** In whose messages the same picture stood: nothing was stated to them, which a decision about each of them does. */
export const copiesTaken = ({ copiesSentBy = [] }: Pick<Decided, 'copiesSentBy'>): string[] =>
  copiesSentBy.length > 0 ? [`The same picture was sent by ${copiesSentBy.join(', ')}, and is removed there too.`] : [];

const letterWords: Readonly<Record<Done['letters'][number], string>> = {
  statement: 'the statement of reasons',
  reversed: 'that it was taken back',
  'report-decided': 'the outcome, to the reporter',
};

/** Whom it concerned, so that an id that was pasted wrongly is seen: name, brand, id. */
const whom = ({ name, brand, memberId }: Hit): string =>
  `${harmlessLine(name)}, ${brand}${memberId === null ? '' : `, ${memberId}`}.`;

/**
 * What was done and to whom; what was only looked at says so first, and which mails would go, and in which language whoever it is about
 * reads.
 */
export function whatCame({ hit, isDry, letters }: Done, did: string, more: readonly string[] = []): string {
  if (!isDry) return [did, whom(hit), ...more].join(' ');
  const mails = letters.length > 0 ? letters.map((letter) => letterWords[letter]).join(', ') : 'none';
  const would = `Nothing is done yet. It would say: ${did}`;
  return [would, whom(hit), ...more, `Reads: ${hit.language}. Mails: ${mails}.`].join(' ');
}
