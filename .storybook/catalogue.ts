import type { Messages } from '@lingui/core';
import { locales, type Locale } from '@parlour/models/locale';
import { PSEUDO_LOCALE, pseudoMessages } from './pseudo-locale.ts';

const files = import.meta.glob<Messages>('../locales/*/shared.po', { import: 'messages' });

/** Of the pages that fetch the rest of their words themselves: they would fetch plain English. */
const pagesInEnglish = import.meta.glob<Messages>('../locales/en/pages.po', { import: 'messages' });

/** The words of the stories in one language. */
export interface Catalogue {
  /** The tag that formats follow. */
  locale: string;
  /** The language that settings and brand texts are in; the pseudo-locale has those of English. */
  language: Locale;
  messages: Messages;
}

/** @param wanted one of the eleven, or the pseudo-locale */
export async function loadCatalogue(wanted: string): Promise<Catalogue> {
  const language = locales.find((locale) => locale === wanted) ?? 'en';
  const load = files[`../locales/${language}/shared.po`];
  if (!load) throw new Error(`There is no catalogue for ${language}`);
  const messages = await load();
  if (wanted !== PSEUDO_LOCALE) return { locale: language, language, messages };
  const pages = await Promise.all(Object.values(pagesInEnglish).map((loadPages) => loadPages()));
  return { locale: PSEUDO_LOCALE, language, messages: pseudoMessages(Object.assign({}, messages, ...pages)) };
}
