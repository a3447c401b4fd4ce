import { brand } from '@parlour/app-default/settings';
import { expect, test } from 'vitest';
import { checkSettings } from '../../check-settings.ts';

/** The warnings about a theme with these values in place of sound ones. */
const warnedOf = (shape: object, light: object = {}): string[] => {
  const theme = {
    ...brand.theme,
    shape: { ...brand.theme.shape, ...shape },
    light: { ...brand.theme.light, ...light },
  };
  return checkSettings({ ...brand, theme }).flatMap(({ path, severity }) =>
    path.startsWith('theme.') ? [`${severity} ${path}`] : [],
  );
};

test.each([
  ['warning theme.light.shadowCard', {}, { shadowCard: 'purple banana' }],
  ['warning theme.light.shadowRaised', {}, { shadowRaised: '0 2px 8px banana' }],
  ['warning theme.light.shadowFloating', {}, { shadowFloating: '8px rgb(0 0 0 / 0.1)' }],
  ['warning theme.shape.brandLine', { brandLine: 'blub' }, {}],
  ['warning theme.shape.brandLine', { brandLine: 'linear-gradient(90deg, reddish, #000000)' }, {}],
  ['warning theme.shape.fontDisplay', { fontDisplay: 'Comic Sans MS' }, {}],
  ['warning theme.light.shadowCard', {}, { shadowCard: 'red 0 1px 2px blue' }],
  ['warning theme.light.shadowCard', {}, { shadowCard: 'inset 0 1px 2px red inset' }],
])('%s: a value that CSS leaves out, or a face that comes with no page', (problem, shape, light) => {
  expect(warnedOf(shape, light)).toEqual([problem]);
});

test.each([
  [{ brandLine: '#E5484D', fontDisplay: "'Newsreader', Georgia, serif" }, { shadowCard: 'none' }],
  [{ brandLine: 'linear-gradient(to right, #E40303 0%, #750787 100%)' }, { shadowCard: 'inset 0 0 0 1px #493049' }],
  [{ fontDisplay: '"Figtree", sans-serif' }, { shadowCard: '0 1px 2px rgb(22 19 26 / 0.06), 0 2px .5rem #0004' }],
  [{}, { shadowCard: '0 1px 2px color-mix(in srgb, black, transparent)' }],
  [{ brandLine: 'linear-gradient(90deg, red, blue)' }, { shadowCard: '0 1px 2px black' }],
  [{ brandLine: 'hsl(120deg 50% 50% / 0.4)' }, { shadowCard: '#0004 0 1px 2px, 0 0 0 1px #493049 inset' }],
  [{ brandLine: 'oklch(62.8% 0.26 29.2)' }, { shadowCard: 'red 0 1px 2px inset' }],
])('%o is written as usual', (shape, light) => {
  expect(warnedOf(shape, light)).toEqual([]);
});
