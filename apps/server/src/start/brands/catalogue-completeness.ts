import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale } from '@parlour/models/locale';

/** How much of a language is translated, from 0 to 1. */
export type Completeness = (locale: Locale) => number;

/** Reads the catalogues once. @param folder with a folder a language */
export function readCompleteness(folder: string): Completeness {
  const shares = new Map(
    locales.map((locale) => [locale, shareOf(readFileSync(join(folder, locale, 'shared.po'), 'utf8'))]),
  );
  return (locale) => shares.get(locale) ?? 0;
}

/** The share of a catalogue's entries that have words. */
export function shareOf(catalogue: string): number {
  const entries = catalogue
    .split(/\n\s*\n/)
    .filter((entry) => /^msgid /m.test(entry) && !/^msgid ""\nmsgstr/m.test(entry));
  if (entries.length === 0) return 0;
  const translated = entries.filter((entry) => /^msgstr(?:\[\d\])? (?:"[^"]|""\n")/m.test(entry));
  return translated.length / entries.length;
}
