/** A letter or a number that a hyphen joins to a word. */
const joinedWord = /(\b(?:[a-z]|\d+)-\p{L}+)/iu;

/** A text in pieces, every second of which must stay on one line: browsers would part "e-mail" after its hyphen. */
export const unbrokenPieces = (text: string): string[] => text.split(joinedWord);
