import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { changedPlaceholders } from './placeholders.ts';
import { workspace } from './sources.ts';

const found = (source: string, translation: string): string[] =>
  changedPlaceholders(`msgid ""\nmsgstr ""\n"Language: de\\n"\n\nmsgid "${source}"\nmsgstr "${translation}"\n`);

test.each([
  ['Welcome to {name}', 'Willkommen', 'lacks {name}'],
  ['Welcome to {name}', 'Willkommen bei {namen}', 'lacks {name} and has {namen}, which nobody fills'],
  ['Read <0>our terms</0>.', 'Lies unsere Bedingungen.', 'lacks <0> and lacks </0>'],
  ['Read <0>our terms</0>.', 'Lies <0>unsere Bedingungen.', 'lacks </0>'],
  ['One<0/>two', 'Eins<1/>zwei', 'lacks <0/> and has <1/>, which nobody fills'],
  [
    '{days, plural, one {One day for {name}} other {# days for {name}}}',
    '{days, plural, one {Ein Tag} other {# Tage}}',
    'lacks {name}',
  ],
])('%s in German as %s is found', (source, translation, wrong) => {
  expect(found(source, translation)).toEqual([`"${translation}" ${wrong}`]);
});

test.each([
  ['{name} likes {other}', '{other} gefällt {name}'],
  ['{days, plural, one {Day} other {Days}}', '{days, plural, one {Tag} few {Tage} other {Tagen}}'],
  ['{days, plural, one {One {name}} other {# {name}}}', '{days, plural, one {Ein {name}} other {#}}'],
  ['Log in', ''],
])('%s in German as %s is fine', (source, translation) => {
  expect(found(source, translation)).toEqual([]);
});

test('every translation says the values and keeps the tags of its sentence', async () => {
  const files = await Array.fromAsync(glob('locales/*/*.po', { cwd: workspace }));
  expect(files.length).toBeGreaterThan(30);
  const changed = files.map(async (file) => {
    const po = await readFile(path.join(workspace, file), 'utf8');
    return changedPlaceholders(po).map((problem) => `${file}: ${problem}`);
  });
  expect(
    (await Promise.all(changed)).flat(),
    'Translate the sentence again, with each {value} and each <0>tag</0> of its msgid and no other',
  ).toEqual([]);
});
