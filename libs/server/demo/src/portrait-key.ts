import type { Sitter } from './face.ts';

/** All that a portrait is drawn from; it travels in the photo's storage key. */
interface PortraitKey extends Sitter {
  brand: string;
  /** Which of the brand's four grounds stands behind, from 0. */
  ground: number;
}

/** Photos whose keys begin so are drawn when first asked for (`@parlour/server-media`). */
const prefix = 'generated:';

export const grounds = 4;

/** `generated:{brand}/{gender}/{age}/{hair}/{photo}/{ground}/{seed}` */
export function portraitKey({ brand, gender, age, hairColor, photo, ground, seed }: PortraitKey): string {
  return prefix + [brand, gender, age, hairColor ?? '', photo, ground, seed].join('/');
}

/** @throws where the key is none of ours */
export function readPortraitKey(key: string): PortraitKey {
  const [brand, gender, age, hairColor, photo, ground, seed] = key.slice(prefix.length).split('/');
  if (!key.startsWith(prefix) || !brand || !seed || (gender !== 'female' && gender !== 'male'))
    throw new Error('This key names no portrait.');
  return {
    brand,
    gender,
    age: Number(age),
    hairColor: hairColor || null,
    photo: Number(photo),
    ground: Number(ground),
    seed,
  };
}
