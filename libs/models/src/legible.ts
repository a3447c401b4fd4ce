/**
 * Small Greek and Cyrillic letters, and rarer Latin ones, and under each the letter from A to Z that it looks like: it does, or
 * where that is like none, its capital does. By Unicode's list of confusables (UTS 39, version 13), as far as that names one
 * letter; small capitals are like theirs.
 */
const [twins, latin] = [
  'αβγεζηικμνορστυχϝϳϻ' + 'авгекмнорстухьѕіјѡѵүһҽӏԁԍԛԝ' + 'ɑɡıɩᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ',
  'abyezhikmvopotuxfjm' + 'abrekmhopctyxbsijwvyheidgqw' + 'agiiabcdefghijklmnoprstuvwyz',
] as const;
const latinTwins = new Map([...twins].map((twin, place) => [twin, latin[place]!]));

const twinned = new RegExp(`[\\p{Script=Greek}\\p{Script=Cyrillic}${twins}]`, 'giu');

/** What is put over, under or around a letter or a digit that has no such form of its own: "c̲a̲l̲l̲", "0⃣". */
const drawnAround = /(?<=[\p{Script=Latin}\p{Nd}])\p{M}+/gu;

/** Signs without a shape of their own, which part the letters of a word for a machine and for no reader. */
const shapeless = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text with the Latin letters that its others look like; accents stay, capitals too. */
export const inLatin = (text: string): string =>
  text
    .normalize('NFD')
    .replace(twinned, (letter) => {
      const small = letter.toLowerCase();
      const twin = latinTwins.get(small);
      return twin ? (letter === small ? twin : twin.toUpperCase()) : letter;
    })
    .normalize('NFC');

/**
 * A text as its reader sees it, for whatever looks for words or addresses in it: one letter form for each letter, the digits from
 * 0 to 9 for those of all scripts, no sign between or around them that nobody sees or reads. Never shown: a text in Cyrillic
 * letters is spoilt by it.
 */
export const legible = (text: string): string =>
  inLatin(text.normalize('NFKC').replace(shapeless, ''))
    .replace(drawnAround, '')
    .replace(/\p{Nd}/gu, digit);

/** Unicode keeps the ten digits of a script in a row. */
function digit(sign: string): string {
  const place = sign.codePointAt(0)!;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(place - value - 1))) value += 1;
  return String(value);
}
