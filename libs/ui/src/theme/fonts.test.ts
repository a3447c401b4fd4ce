import { readFile, readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fontCss, fontsToPreload } from './fonts.ts';
import { themeOf } from './theme.fixture.ts';

const theme = themeOf({ light: '#fff', dark: '#000', defaultScheme: 'light' });
const folder = new URL('../../../../locales/', import.meta.url);

/** The characters that a face is for. */
const charactersOf = (range: string): RegExp =>
  new RegExp(
    `[${range.replaceAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?,?/g, (_, from: string, to = from) => `\\u{${from}}-\\u{${to}}`)}]`,
    'u',
  );

/** The files of a theme's faces that have letters of these words. */
const filesFor = (words: string): string[] =>
  [...fontCss(theme).matchAll(/url\('(.+?)'\).+?range:(.+?)}/g)].flatMap(([, file = '', range = '']) =>
    charactersOf(range).test(words) ? [file] : [],
  );

it.each(await readdir(folder))('every page in %s asks at once for the files with its letters', async (language) => {
  const catalogue = await readFile(new URL(`${language}/shared.po`, folder), 'utf8');
  const words = catalogue.split('\n').filter((line) => line.startsWith('msgstr'));
  expect(fontsToPreload(theme, language)).toEqual(filesFor(words.join('')));
});
