import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { entriesOf } from '@parlour/i18n/po-entries';
import { expect, test } from 'vitest';
import { locales } from '@parlour/models/locale';
import { demoWords } from '@parlour/server-demo/words/index';
import { settingsFiles } from '../../apps/server/src/brands.ts';
import { starterWords } from '../generators/brand/starter-words.ts';
import { workspace } from './sources.ts';
import { untypographic } from './typography.ts';

test.each([
  ['en', "It's a match!"],
  ['it', "Dai un'occhiata"],
  ['fr', 'Bonsoir !'],
  ['fr', 'La mer ; la montagne'],
  ['fr', 'Appuie sur « Partager\u202f»'],
  ['fr', '10 % de remise'],
])('in %s %s is found, however deep it stands', (locale, words) => {
  expect(untypographic(locale, { landers: [{ lead: words, cta: 'Fine' }] })).toEqual([words]);
});

test.each([
  ['en', 'It’s a match! You have {credits, plural, one {# credit} other {# credits}}.'],
  ['fr', 'L’été\u202f: «\u202fBonsoir\u202f!\u202f»'],
  ['da', 'Tryk på »Del« og så: »Føj til«'],
])('in %s %s is fine', (locale, words) => {
  expect(untypographic(locale, [words])).toEqual([]);
});

/** Where the specification gives the sentence itself (sections 6 and 8), it stands as it is given. */
const asGiven = new Set([
  "You're blocked by {name}. You do not have access to this page.",
  "Your e-mail address hasn't been confirmed, so the other member cannot reply",
]);

test.each(locales)('what people read in %s is set with its own signs', async (locale) => {
  const catalogues = await Array.fromAsync(glob(`locales/${locale}/*.po`, { cwd: workspace }));
  expect(catalogues).toHaveLength(3);
  const sentences = catalogues.map(async (file) => entriesOf(await readFile(path.join(workspace, file), 'utf8')));
  const shared = (await Promise.all(sentences))
    .flat()
    .map(({ translation }) => translation)
    .filter((said) => !asGiven.has(said));
  const own = settingsFiles.map(({ texts }) => texts[locale]);
  expect(
    untypographic(locale, [shared, own, demoWords[locale], starterWords[locale]]),
    'Write ’ for an apostrophe, and in French the narrow space U+202F before ; : ! ? » % and after «',
  ).toEqual([]);
});
