import { brand } from '@parlour/app-default/settings';
import { expect, test } from 'vitest';
import { checkSettings } from '../check-settings.ts';
import { drawIcon } from './draw-icon.ts';

const drawn = (initial: string): string => drawIcon({ ...brand.icons, initial }, 'any');
const problemsOf = (name: string, initial: string): string[] =>
  checkSettings({ ...brand, name, icons: { ...brand.icons, initial } })
    .filter(({ path }) => path === 'icons.initial')
    .map(({ severity, reason }) => `${severity}: ${reason}`);

test.each([
  ['Ł', 'L'],
  ['Æ', 'A'],
  ['Ø', 'O'],
  ['Œ', 'O'],
  ['ẞ', 'S'],
  ['Å', 'A'],
  ['É', 'E'],
])('%s is drawn as %s', (initial, plain) => {
  expect(drawn(initial)).toBe(drawn(plain));
});

test('a name may begin with a letter that is drawn as a plain one', () => {
  for (const initial of ['Ł', 'L']) expect(problemsOf('Łódka', initial)).toEqual([]);
  expect(problemsOf('Łódka', 'O')).toEqual(['warning: Łódka does not begin with O']);
});

test('an initial without a drawing is an error, and a name that begins with none may choose', () => {
  expect(problemsOf('Ωmega', 'Ω')).toEqual(['error: there is no drawing of Ω']);
  expect(problemsOf('Ωmega', 'M')).toEqual([]);
  expect(problemsOf('50 Shades', 'S')).toEqual([]);
});
