import { expect, it } from 'vitest';
import { languagesHere } from './languages-here.ts';

it('offers the languages of the country first, and only those the brand speaks', () => {
  expect(languagesHere(['de', 'en', 'fr', 'it'], 'CH')).toEqual(['de', 'it', 'fr', 'en']);
  expect(languagesHere(['en', 'nl'], 'BE')).toEqual(['nl', 'en']);
  expect(languagesHere(['en', 'nl'], null)).toEqual(['en', 'nl']);
  expect(languagesHere(['en', 'nl'], 'JP')).toEqual(['en', 'nl']);
});
