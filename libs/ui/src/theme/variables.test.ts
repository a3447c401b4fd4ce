import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foundation } from './foundation.ts';
import { colorTokens, colorVariable, plainVariable, shadowTokens, shapeTokens } from './tokens.ts';

const kit = join(import.meta.dirname, '..', 'kit');
const files = [
  ...readdirSync(kit, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(kit, name)),
  ...['mixins.ts', 'base-css.ts'].map((name) => join(import.meta.dirname, name)),
].filter((path) => !path.includes('.test.'));

const known = new Set<string>([
  ...Object.keys(foundation),
  ...colorTokens.map(colorVariable),
  ...[...shadowTokens, ...shapeTokens].map(plainVariable),
  '--space-$',
  '--color-portrait-$',
]);

/** Variables that a component declares for its own parts. */
const declaration = /(--[\w-]+):|setProperty\('(--[\w-]+)'/g;
const declared = new Set(
  files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(declaration)].map(([, inStyle, inScript]) => inStyle ?? inScript),
  ),
);

describe.each(files.map((path) => [path.split('/').at(-1), path] as const))('%s', (_, path) => {
  const source = readFileSync(path, 'utf8');

  it('uses only variables that somebody declares', () => {
    const used = [...source.matchAll(/var\((--[\w-]+\$?)/g)].map((match) => match[1] ?? '');
    expect(
      used.filter((name) => !known.has(name) && !declared.has(name)),
      'Take a variable of theme/tokens.ts or theme/foundation.ts, or declare one of the component itself',
    ).toEqual([]);
  });

  it('holds no raw colour', () => {
    expect(
      source.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|oklch)\(/gi) ?? [],
      'Take a colour of theme/tokens.ts: `var(--color-…)`',
    ).toEqual([]);
  });
});
