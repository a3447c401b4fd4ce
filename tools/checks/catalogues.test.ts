import { expect, it } from 'vitest';
import { untranslated } from './catalogues.ts';

const head = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n';

it('names each sentence that has no translation', () => {
  expect(untranslated(`${head}\nmsgid "Send"\nmsgstr ""\n\nmsgid "Log in"\nmsgstr "Anmelden"\n`)).toEqual(['Send']);
});

it('reads sentences over several lines, and passes over those that the code no longer says', () => {
  const long = 'msgid ""\n"One "\n"two"\nmsgstr ""\n"Eins "\n"zwei"\n';
  expect(untranslated(`${head}\n${long}\n#~ msgid "Gone"\n#~ msgstr ""\n`)).toEqual([]);
  expect(untranslated(`${head}\nmsgid ""\n"One "\n"two"\nmsgstr ""\n`)).toEqual(['One two']);
});
