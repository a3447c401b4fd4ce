import { expect, test } from 'vitest';
import { nearestInAge, yearsOff } from './drawn-people.ts';

test.each([
  ['/assets/nora-41-B3Crq5OS.svg', 0],
  ['/home/parlour-12/lena-31.svg', 9],
  ['/assets/hilde-66-a-12-bcd.svg', 6],
])('reads how old somebody looks from their own name alone: %s', (file, years) => {
  expect(yearsOff(file, { min_age: 40, max_age: 60 })).toBe(years);
});

test('those who fit come first, as they stood, then whoever is nearest to them', () => {
  const people = ['lena-31.svg', 'nora-41.svg', 'claire-52.svg', 'jutta-47.svg', 'petra-58.svg'];
  expect(nearestInAge(people, { min_age: 50, max_age: 99 })).toEqual([
    'claire-52.svg',
    'petra-58.svg',
    'jutta-47.svg',
    'nora-41.svg',
    'lena-31.svg',
  ]);
});
