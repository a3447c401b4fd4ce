import { legible } from '../legible.ts';

/** Most words that one member may hide, and most characters of one. */
export const hiddenWordsMax = 50;
export const hiddenWordLength = 40;

/** Written alike, whatever the case and however its letters are put together, or borrowed from another script. */
const folded = (text: string): string => legible(text).toLowerCase();

/** The words as they are kept: without spaces around them, each once. */
export const hiddenWordsOf = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => folded(word).trim().replaceAll(/\s+/g, ' ')).filter(Boolean)),
];

/**
 * True where a text holds one of the words (contract B9): as a word of its own, so that "art" does not hide "start". A phrase
 * of several words counts with any space between them.
 */
export function hasHiddenWord(text: string | null, words: readonly string[]): boolean {
  if (!text || words.length === 0) return false;
  const spaced = ` ${folded(text).split(notWord).filter(Boolean).join(' ')} `;
  return words.some((word) => {
    const parts = word.split(notWord).filter(Boolean).join(' ');
    // A word of signs alone ("€€€") is no word to the split: it is looked for as it stands.
    return parts === '' ? folded(text).includes(word) : spaced.includes(` ${parts} `);
  });
}

const notWord = /[^\p{Letter}\p{Mark}\p{Number}]+/u;
