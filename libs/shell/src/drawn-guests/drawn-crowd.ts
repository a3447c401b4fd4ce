/** How old each drawn person looks, by file name: a brand shows people of the ages that its visitors look for. */
const looks = {
  female: [
    ['nora', 41],
    ['ines', 38],
    ['amara', 36],
    ['claire', 52],
    ['sofie', 44],
    ['yasmin', 39],
    ['jutta', 47],
    ['mila', 34],
    ['lena', 31],
    ['petra', 58],
    ['annelies', 63],
    ['grace', 61],
    ['hilde', 66],
    ['mirjam', 59],
  ],
  male: [
    ['daan', 42],
    ['marcus', 37],
    ['rafael', 40],
    ['joost', 48],
    ['kofi', 45],
    ['samir', 36],
    ['lucas', 34],
    ['tomasz', 33],
    ['pieter', 55],
    ['henk', 61],
  ],
} as const;

const files = import.meta.glob<string>('./crowd/*.svg', { eager: true, query: '?url', import: 'default' });

interface Wanted {
  visitor: keyof typeof looks;
  min_age: number;
  max_age: number;
}

/** Fewer would make a collage of the same faces. */
const FEWEST = 8;

/** Drawn portraits for landers: of whom this site's visitors look for, at the ages they look for or as near to them as there are. */
export function drawnCrowd({ visitor, min_age, max_age }: Wanted): readonly string[] {
  const yearsOff = ([, age]: readonly [string, number]) => Math.max(min_age - age, age - max_age, 0);
  const nearest = looks[visitor].toSorted((one, other) => yearsOff(one) - yearsOff(other));
  const fitting = nearest.filter((look) => yearsOff(look) === 0).length;
  return nearest.slice(0, Math.max(fitting, FEWEST)).flatMap(([name]) => files[`./crowd/${name}.svg`] ?? []);
}
