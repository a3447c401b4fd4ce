import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';

const ink = '231F2B';
const skins = ['F6D6C1', 'F1C9AE', 'E2AE8B', 'C98F68', 'A46F4E', '87573C'];
const hairs = ['2A2430', '5A382B', '9A4F30', 'D8A85C', '8E8C95', 'CFCDD2'];
/** Darker than the hair, and in its order. */
const browsOf = ['231F2B', '3E261E', '6B3622', '8A6430', '5E5C66', '77757E'];
const cloths = ['FCF3E6', '33456A', 'C96A4C', '8CA58A', 'E0B25A', '7A4A6C', '93B5DA', 'E5A6A2'];

/** Without hats, backpacks, slogans and anything that makes an adult look young. */
const hairShapes = [2, 4, 8, 10, 11, 23, 28, 30, 36, 37, 39, 41, 43, 47, 58];
const bodyShapes = [7, 9, 11, 12, 13, 14, 15, 16, 17, 21, 23];

/** Each part of the drawing begins with its place, in this order: base, body, hair, lips, beard, nose, eyes, glasses, brows. */
const partStart =
  /(?=<g transform="translate\((?:531 487|178 1057|266 207|791 871|653 805|901 668|610 680|774 657)\)">)/;

/**
 * A drawn face for stories, as an address: the same seed is the same face, coloured by part as the demo's members are. No story
 * shows a real person.
 */
export function drawnPortrait(seed: string): string {
  const drawn = createAvatar(notionists, {
    seed,
    hair: hairShapes.map(variant),
    body: bodyShapes.map(variant),
    brows: [1, 4, 5, 8, 12].map(variant),
    lips: [3, 5, 14, 22, 23].map(variant),
    bodyIconProbability: 0,
    gestureProbability: 0,
    beardProbability: 0,
  } as notionists.Options).toString();
  const [skin, cloth] = [chosen(skins, `skin ${seed}`), chosen(cloths, `cloth ${seed}`)];
  const [hair, brow] = [hairs, browsOf].map((colours) => chosen(colours, seed));
  const whites = [null, skin, cloth, hair, null, skin, skin, null, null, brow];
  const blacks = [null, ink, ink, hair, ink, brow, ink, ink, ink, brow];
  const coloured = drawn
    .split(partStart)
    .map((part, place) => recoloured(recoloured(part, 'fff', whites[place]), '000', blacks[place]))
    .join('')
    .replace('viewBox="0 0 1744 1744"', 'viewBox="236 214 1090 1362"');
  return `data:image/svg+xml,${encodeURIComponent(coloured)}`;
}

const variant = (number: number): string => `variant${String(number).padStart(2, '0')}`;

const recoloured = (part: string, from: string, to: string | null | undefined): string =>
  to ? part.replaceAll(`="#${from}"`, `="#${to}"`) : part;

/** The same words choose the same colour. */
function chosen(colours: readonly string[], words: string): string | undefined {
  const sum = Array.from(words).reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  return colours[sum % colours.length];
}
