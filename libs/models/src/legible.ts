/**
 * Small Greek and Cyrillic letters, and under each the Latin one that it looks like: it does, or where that is like none, its
 * capital does. By Unicode's list of confusables (UTS 39, version 13), as far as that names one letter from A to Z.
 */
const [twins, latin] = [
  'αβγεζηικμνορστυχϝϳϻ' + 'авгекмнорстухьѕіјѡѵүһҽӏԁԍԛԝ',
  'abyezhikmvopotuxfjm' + 'abrekmhopctyxbsijwvyheidgqw',
] as const;
const latinTwins = new Map([...twins].map((twin, place) => [twin, latin[place]!]));

/** Signs without a shape of their own, which part the letters of a word for a machine and for no reader. */
const shapeless = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text with the Latin letters that its Greek and Cyrillic ones look like; accents stay, capitals too. */
export const inLatin = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{Script=Greek}\p{Script=Cyrillic}]/gu, (letter) => {
      const small = letter.toLowerCase();
      const twin = latinTwins.get(small);
      return twin ? (letter === small ? twin : twin.toUpperCase()) : letter;
    })
    .normalize('NFC');

/**
 * A text as its reader sees it, for whatever looks for words or addresses in it: one letter form for each letter, no sign between
 * them that nobody sees. Never shown: a text in Cyrillic letters is spoilt by it.
 */
export const legible = (text: string): string => inLatin(text.normalize('NFKC').replace(shapeless, ''));
