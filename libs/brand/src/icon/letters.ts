/**
 * The capitals of an icon as strokes in a box of 20 × 24, so that an icon needs no font: a browser, a phone and a server
 * draw the same one.
 */
export const letters = {
  A: 'M2 24 10 0l8 24M5 16h10',
  B: 'M3 0v24M3 0h7a6 6 0 0 1 0 12H3m7 0h1a6 6 0 0 1 0 12H3',
  C: 'M18.5 5.5a10 12 0 1 0 0 13',
  D: 'M3 0v24h5A10 12 0 0 0 8 0Z',
  E: 'M17 0H3v24h14M3 12h11',
  F: 'M17 0H3v24M3 12h11',
  G: 'M18.5 5.5A10 12 0 1 0 19 17v-4h-7',
  H: 'M3 0v24M17 0v24M3 12h14',
  I: 'M10 0v24',
  J: 'M14 0v17a6 6.5 0 0 1-12 0',
  K: 'M3 0v24M17 0 3 14m5-4.5L17.5 24',
  L: 'M3 0v24h13',
  M: 'M1 24V0l9 14 9-14v24',
  N: 'M3 24V0l14 24V0',
  O: 'M10 0a9.5 12 0 1 0 0 24 9.5 12 0 1 0 0-24Z',
  P: 'M3 24V0h7a7 7 0 0 1 0 14H3',
  Q: 'M10 0a9.5 12 0 1 0 0 24 9.5 12 0 1 0 0-24Zm2.5 17 6.5 8',
  R: 'M3 24V0h7a7 7 0 0 1 0 14H3m7 0 7.5 10',
  S: 'M17 4.5C15.5 1.5 13 0 10 0 5.5 0 3 2.5 3 6c0 7.5 14.5 3.5 14.5 12 0 3.5-3 6-7.5 6-3.5 0-6.5-1.8-8-5',
  T: 'M1 0h18m-9 0v24',
  U: 'M3 0v15a7 9 0 0 0 14 0V0',
  V: 'm2 0 8 24 8-24',
  W: 'm0 0 5 24 5-16 5 16 5-24',
  X: 'm2 0 16 24M18 0 2 24',
  Y: 'm2 0 8 12 8-12m-8 12v12',
  Z: 'M3 0h14L3 24h14',
};

export type Letter = keyof typeof letters;

/** Letters that Unicode takes for one, by the plain one that they are drawn as. */
const plainLetters: Readonly<Record<string, Letter>> = { Æ: 'A', Đ: 'D', Ł: 'L', Ø: 'O', Œ: 'O', ẞ: 'S' };

/**
 * The drawn letter of an initial; undefined where it has none. Marks above, below and through a letter are left out: they do
 * not survive 16 pixels.
 */
export function letterOf(initial: string): Letter | undefined {
  const bare = initial.normalize('NFD').charAt(0);
  const plain = plainLetters[bare] ?? bare;
  return isDrawn(plain) ? plain : undefined;
}

const isDrawn = (letter: string): letter is Letter => Object.hasOwn(letters, letter);
