import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExplainedError } from '@parlour/brand/explained-error';
import { entriesOf } from '@parlour/i18n/po-entries';
import { locales, type Locale } from '@parlour/models/locale';
import { codeOf } from '@parlour/server-node/code-of';

/** How much of a language is translated, from 0 to 1. */
export type Completeness = (locale: Locale) => number;

/** The server was copied without the catalogues. */
class CatalogueMissing extends ExplainedError {
  constructor(file: string) {
    super(`There is no ${file}: the folder "locales" belongs beside "apps", as docs/operating.md says.`);
  }
}

/**
 * Reads the catalogues once.
 *
 * @param folder with a folder a language
 * @throws CatalogueMissing
 */
export function readCompleteness(folder: string): Completeness {
  const shares = new Map(locales.map((locale) => [locale, shareOf(readCatalogue(join(folder, locale, 'shared.po')))]));
  return (locale) => shares.get(locale) ?? 0;
}

function readCatalogue(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw codeOf(error) === 'ENOENT' ? new CatalogueMissing(file) : error;
  }
}

/** The share of a catalogue's entries that have words. */
export function shareOf(catalogue: string): number {
  const entries = entriesOf(catalogue);
  if (entries.length === 0) return 0;
  const translated = entries.filter(({ translation }) => translation !== '');
  return translated.length / entries.length;
}
