import { glob, readFile } from 'node:fs/promises';
import { run } from '../test/step.ts';
import { puttingBack } from './putting-back.ts';

/** Entries of a PO file that still stand in the code but have no translation. */
export function untranslated(po: string): string[] {
  return po
    .split(/\n{2,}/)
    .filter((entry) => !/^#~/m.test(entry))
    .flatMap((entry) => {
      const source = stringOf(entry, 'msgid');
      return source && !stringOf(entry, 'msgstr') ? [source] : [];
    });
}

function stringOf(entry: string, key: 'msgid' | 'msgstr'): string {
  const lines = entry.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`${key} `));
  if (start < 0) return '';
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => !line.startsWith('"'));
  const parts = [lines[start]?.slice(key.length + 1) ?? '', ...rest.slice(0, end < 0 ? undefined : end)];
  return parts.map((part) => part.trim().replace(/^"|"$/g, '')).join('');
}

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
