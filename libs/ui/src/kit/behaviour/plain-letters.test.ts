import { expect, test } from 'vitest';
import { plainLetters } from './plain-letters.ts';

test.each([
  ['Café', 'cafe'],
  ['Łyżwy', 'lyzwy'],
  ['Malmö', 'malmo'],
  ['SMØRREBRØD', 'smorrebrod'],
  ['Straße', 'strasse'],
  ['l’abonnement', "l'abonnement"],
  ['ITALIAN', 'italian'],
])('%s is found by %s', (text, typed) => {
  expect(plainLetters(text)).toBe(typed);
  expect(plainLetters(typed)).toBe(typed);
});
