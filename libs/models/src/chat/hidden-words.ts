import { legible } from '../legible.ts';

/** Most words that one member may hide, and most characters of one. */
export const hiddenWordsMax = 50;
export const hiddenWordLength = 40;

/** Written alike, whatever the case and however its letters are put together, or borrowed from another script. */
const folded = (text: string): string => legible(text).toLowerCase();

/** The words as they are kept and shown: in their own letters, small, without spaces around them, each once however it is written. */
export function hiddenWordsOf(words: readonly string[]): string[] {
  const kept = words.map((word) => word.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' '));
  const byLook = new Map(kept.map((word) => [folded(word), word]));
  byLook.delete('');
  return [...byLook.values()];
}

/**
 * True where a text holds one of the words (contract B9): as a word of its own, so that "art" does not hide "start". A phrase
 * of several words counts with any space between them.
 */
export function hasHiddenWord(text: string | null, words: readonly string[]): boolean {
  if (!text || words.length === 0) return false;
  const seen = folded(text);
  const spaced = ` ${seen.split(notWord).filter(Boolean).join(' ')} `;
  return words.map(folded).some((word) => {
    const parts = word.split(notWord).filter(Boolean).join(' ');
    // Of signs ("€€€", "c++") the split leaves next to nothing: such a word is looked for as it stands.
    return parts.length < 2 && parts !== word ? seen.includes(word) : spaced.includes(` ${parts} `);
  });
}

const notWord = /[^\p{Letter}\p{Mark}\p{Number}]+/u;
