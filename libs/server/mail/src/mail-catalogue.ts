import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Locale } from '@parlour/models/locale';

const catalogues = import.meta.glob<{ messages: Messages }>('../../../../locales/*/mails.po');
const loaded = new Map<Locale, Promise<I18n>>();

/** The mails' words in one language, loaded once, again if it failed. */
export function mailWords(locale: Locale): Promise<I18n> {
  const known = loaded.get(locale);
  if (known) return known;
  const words = loadWords(locale);
  loaded.set(locale, words);
  words.catch(() => loaded.delete(locale));
  return words;
}

async function loadWords(locale: Locale): Promise<I18n> {
  const load = catalogues[`../../../../locales/${locale}/mails.po`];
  if (!load) throw new Error(`There are no mails in the language ${locale}.`);
  const { messages } = await load();
  return setupI18n({ locale, messages: { [locale]: messages } });
}
