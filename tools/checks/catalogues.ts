import { glob, readFile } from 'node:fs/promises';
import { entriesOf } from '@parlour/i18n/po-entries';
import { locales } from '@parlour/models/locale';
import lingui from '../../lingui.config.ts';
import { run } from '../test/step.ts';
import { puttingBack } from './putting-back.ts';

/** Sentences of a PO file that still stand in the code but have no translation. */
export const untranslated = (po: string): string[] =>
  entriesOf(po)
    .filter(({ translation }) => translation === '')
    .map(({ source }) => source);

/** The file of each catalogue of `lingui.config.ts` in each language of the product. */
export const catalogueFiles: readonly string[] = locales.flatMap((locale) =>
  lingui.catalogs!.map(({ path }) => `${path.replace('<rootDir>/', '').replace('{locale}', locale)}.po`),
);

/** Catalogues that a language lacks, and those of none. @param found the files that are there */
export const misplacedCatalogues = (found: readonly string[]): string[] => [
  ...catalogueFiles
    .filter((file) => !found.includes(file))
    .map((file) => `${file} is missing: run npm run messages and translate it`),
  ...found
    .filter((file) => !catalogueFiles.includes(file))
    .map((file) => `${file} is of no language in libs/models/src/locale.ts, or no catalogue of lingui.config.ts`),
];

/**
 * Every language has every catalogue and every sentence of the code in it, translated; the catalogues hold nothing that the
 * code no longer says.
 */
export async function checkCatalogues(): Promise<string[]> {
  const files = (await Array.fromAsync(glob('locales/*/*.po'))).sort();
  const misplaced = misplacedCatalogues(files);
  if (misplaced.length > 0) return misplaced;
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
