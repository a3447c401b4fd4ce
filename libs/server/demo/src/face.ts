import { randomOf } from './random.ts';

/** Who is drawn: the seed gives a face, the profile's facts bound it. */
export interface Sitter {
  seed: string;
  gender: 'male' | 'female';
  age: number;
  /** Hair as the profile says it; black and unknown are drawn in ink. */
  hairColor: string | null;
  /** Photo number of this person, from 0; others show other clothes and grounds. */
  photo: number;
}

export type HairColour = 'ink' | 'brown' | 'auburn' | 'blond' | 'grey' | 'silver';
type Cloth = 'cream' | 'navy' | 'terracotta' | 'sage' | 'mustard' | 'plum' | 'sky' | 'charcoal' | 'rose';

export interface Face {
  hair: number;
  hairColour: HairColour;
  skin: number;
  body: number;
  cloth: Cloth;
  eyes: number;
  brows: number;
  nose: number;
  lips: number;
  beard?: number;
  glasses?: number;
  shape: 'arch' | 'sun' | 'window' | 'hill';
  mirrored: boolean;
}

/** Hair by who wears it, without hats, bows and anything that makes an adult look young. */
const hair = {
  female: [2, 4, 8, 10, 11, 20, 23, 28, 30, 36, 37, 39, 41, 43, 47, 48, 57, 58],
  male: [5, 6, 7, 12, 13, 15, 16, 18, 19, 22, 24, 25, 27, 31, 32, 33, 34, 35, 38, 49, 52, 53, 54, 55, 56, 60],
} as const;

/** Clothes without backpacks and slogans. */
const bodies = {
  female: [7, 9, 11, 12, 13, 14, 15, 16, 17, 21, 23],
  male: [7, 9, 10, 14, 16, 17, 19, 20, 25],
} as const;

const cloths: readonly Cloth[] = ['cream', 'navy', 'terracotta', 'sage', 'mustard', 'plum', 'sky', 'charcoal', 'rose'];
const shapes = ['arch', 'sun', 'window', 'hill'] as const;
const young: readonly HairColour[] = ['ink', 'brown', 'auburn', 'blond'];
const named: Readonly<Record<string, HairColour>> = {
  black: 'ink',
  brown: 'brown',
  red: 'auburn',
  auburn: 'auburn',
  blond: 'blond',
  blonde: 'blond',
  grey: 'grey',
  gray: 'grey',
  white: 'silver',
  silver: 'silver',
};

/** The face of a sitter: always the same for the same seed; another photo changes clothes, side and ground only. */
export function faceOf({ seed, gender, age, hairColor, photo }: Sitter): Face {
  const person = randomOf(`${seed} face`);
  const picture = randomOf(`${seed} photo ${photo}`);
  const greying = age > 56 ? person.chance(0.8) : age > 46 && person.chance(0.3);
  const hairColour =
    named[hairColor ?? ''] ?? (greying ? person.pick(['grey', 'silver'] as const) : person.pick(young));
  const face: Face = {
    hair: person.pick(hair[gender]),
    hairColour,
    skin: hairColour === 'blond' || hairColour === 'auburn' ? person.between(0, 2) : person.between(0, 5),
    eyes: person.pick([4, 5]),
    brows: person.pick(gender === 'male' ? [1, 4, 5, 8, 12] : [5]),
    nose: person.pick([1, 2, 5, 6, 9, 12, 13, 19]),
    lips: person.pick([3, 14, 22, 23]),
    ...(gender === 'male' && person.chance(0.62) ? { beard: person.pick([2, 8, 9, 11, 12]) } : {}),
    ...(person.chance(age > 50 ? 0.4 : 0.2) ? { glasses: person.pick([8, 11]) } : {}),
    body: picture.pick(bodies[gender]),
    cloth: picture.pick(cloths),
    shape: picture.pick(shapes),
    mirrored: picture.chance(0.35),
  };
  return face;
}
