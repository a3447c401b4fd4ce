import { expect, test } from 'vitest';
import { rawColours } from './raw-colours.ts';
import { allSources } from './sources.ts';

const found = (text: string, file = 'libs/chat/src/planted.tsx'): string[] => rawColours({ file, text });

test.each([
  'color: #fff;',
  "const ink = '#1b2a41';",
  'background: rgba(0, 0, 0, 0.4);',
  'color: oklch(0.7 0.1 40);',
  'color: white;',
  'border: 1px solid DarkSlateGrey;',
  "style={{ backgroundColor: 'rebeccapurple' }}",
  '<path fill="black" />',
  'box-shadow: 0 1px 2px black;',
])('%s is found', (text) => {
  expect(found(text)).toHaveLength(1);
});

test.each([
  'color: var(--ink);',
  '<a href="#main">',
  'see #12345 there',
  'color-mix(in srgb, var(--ink) 40%, transparent)',
  'background: var(--color-white);',
  'color: CanvasText;',
  'border: 1px solid transparent;',
  'white-space: nowrap;',
])('%s is fine', (text) => {
  expect(found(text)).toEqual([]);
});

test('a theme may name colours', () => {
  expect(found("ink: '#1b2a41'", 'apps/she/theme.ts')).toEqual([]);
});

test('no colour stands outside the themes', async () => {
  expect(
    (await allSources()).flatMap(rawColours),
    'Take a variable of the theme instead, `var(--color-…)` of libs/ui/src/theme/tokens.ts',
  ).toEqual([]);
});
