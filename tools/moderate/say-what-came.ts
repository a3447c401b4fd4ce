import type { Decided, Reversed } from '@parlour/server-safety';
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

/** The decision of the same report in whose place one was taken: whom it is about reads it in the statement of reasons. */
export const replacing = ({ replaces }: Pick<Decided, 'replaces'>): string[] =>
  replaces ? [`It takes the place of decision ${replaces}.`] : [];

type Copies = Pick<Decided, 'ownCopies' | 'copiesSentBy' | 'copiesShownBy'>;

/** Where else the same picture stood, and went: the others are told why by a program, each by themselves. */
export const copiesTaken = ({ ownCopies = 0, copiesSentBy = [], copiesShownBy = [] }: Copies): string[] =>
  [
    ownCopies > 0 &&
      `They had it ${ownCopies === 1 ? 'once' : `${ownCopies} times`} more, and it is removed there too.`,
    copiesSentBy.length > 0 &&
      `The same picture was sent by ${copiesSentBy.join(', ')}, and is removed there too; they are told why.`,
    copiesShownBy.length > 0 &&
      `The same picture is hidden in the albums of ${copiesShownBy.join(', ')}; a program rejects it there, and tells them why.`,
  ].filter((words) => words !== false);

/** What a program had decided on the strength of a decision, and went back with it; of very many, how many more will. */
export const takenBackToo = (rested: Reversed['alsoTakenBack'] = [], more = 0): string[] => [
  ...rested.map(({ id, memberId }) => `Taken back too: decision ${id}, about ${memberId}.`),
  ...(more > 0 ? [`And ${more} more, with which the server goes on.`] : []),
];

const letterWords: Readonly<Record<Done['letters'][number], string>> = {
  statement: 'the statement of reasons',
  reversed: 'that it was taken back',
  'report-decided': 'the outcome, to the reporter',
  'report-reversed': 'that it was taken back, to the reporter',
  'copy-statement': 'the statement of reasons where the same picture stood elsewhere',
};

/** The mails by what they are, with their number where there are several. */
function mailsOf(letters: Done['letters']): string {
  const kinds = [...new Set(letters)];
  const counted = kinds.map((kind) => {
    const count = letters.filter((letter) => letter === kind).length;
    return count > 1 ? `${letterWords[kind]} (${count})` : letterWords[kind];
  });
  return counted.length > 0 ? counted.join(', ') : 'none';
}

/** Whom it concerned, so that an id that was pasted wrongly is seen: name, brand, id. */
const whom = ({ name, brand, memberId }: Hit): string =>
  `${harmlessLine(name)}, ${brand}${memberId === null ? '' : `, ${memberId}`}.`;

/**
 * What was done and to whom; what was only looked at says so first, and which mails would go, and in which language whoever it is about
 * reads.
 */
export function whatCame({ hit, isDry, letters }: Done, did: string, more: readonly string[] = []): string {
  if (!isDry) return [did, whom(hit), ...more].join(' ');
  const would = `Nothing is done yet. It would say: ${did}`;
  return [would, whom(hit), ...more, `Reads: ${hit.language}. Mails: ${mailsOf(letters)}.`].join(' ');
}
