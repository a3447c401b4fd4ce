import { glob, readFile } from 'node:fs/promises';
import { run } from '../test/step.ts';
import { entriesOf } from './po-entries.ts';
import { puttingBack } from './putting-back.ts';

/** Sentences of a PO file that still stand in the code but have no translation. */
export const untranslated = (po: string): string[] =>
  entriesOf(po)
    .filter(({ translation }) => translation === '')
    .map(({ source }) => source);

/** Every sentence of the code stands in every catalogue, translated; the catalogues hold nothing that the code no longer says. */
export async function checkCatalogues(): Promise<string[]> {
  const files = (await Array.fromAsync(glob('locales/*/*.po'))).sort();
  return puttingBack(files, async (before) => {
    const extracted = await run('lingui', ['extract', '--clean']);
    if (extracted.code !== 0) return [extracted.output];
    const problems: string[] = [];
    for (const [file, text] of before) {
      const now = await readFile(file, 'utf8');
      if (sourcesOf(now) !== sourcesOf(text)) problems.push(`${file} is behind the code: run npm run messages`);
      problems.push(...untranslated(now).map((source) => `${file} has no translation of: ${source}`));
    }
    return problems;
  });
}

const sourcesOf = (po: string): string =>
  [...po.matchAll(/^msgid [\s\S]*?(?=^msgstr)/gm)]
    .map(([source]) => source)
    .sort()
    .join('');
