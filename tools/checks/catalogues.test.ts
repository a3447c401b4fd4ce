import { glob } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { catalogueFiles, misplacedCatalogues, untranslated } from './catalogues.ts';
import { workspace } from './sources.ts';

const head = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n';

it('names each sentence that has no translation', () => {
  expect(untranslated(`${head}\nmsgid "Send"\nmsgstr ""\n\nmsgid "Log in"\nmsgstr "Anmelden"\n`)).toEqual(['Send']);
});

it('reads sentences over several lines, and passes over those that the code no longer says', () => {
  const long = 'msgid ""\n"One "\n"two"\nmsgstr ""\n"Eins "\n"zwei"\n';
  expect(untranslated(`${head}\n${long}\n#~ msgid "Gone"\n#~ msgstr ""\n`)).toEqual([]);
  expect(untranslated(`${head}\nmsgid ""\n"One "\n"two"\nmsgstr ""\n`)).toEqual(['One two']);
});

it('has three catalogues a language, and no others', async () => {
  expect(misplacedCatalogues(await Array.fromAsync(glob('locales/*/*.po', { cwd: workspace })))).toEqual([]);
});

it('names each catalogue that a language lacks, and those of a language that the product does not speak', () => {
  const half = catalogueFiles.filter((file) => file !== 'locales/nb/mails.po');
  expect(misplacedCatalogues([...half, 'locales/pt/shared.po'])).toEqual([
    expect.stringMatching(/^locales\/nb\/mails\.po is missing/),
    expect.stringMatching(/^locales\/pt\/shared\.po is of no language/),
  ]);
});
