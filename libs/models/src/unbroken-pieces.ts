/** A letter that a hyphen joins to a word. */
const joinedLetter = /(\b[a-z]-\p{L}+)/iu;

/** A text in pieces, every second of which must stay on one line: browsers would part "e-mail" after its hyphen. */
export const unbrokenPieces = (text: string): string[] => text.split(joinedLetter);
