import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Locale } from '@parlour/models/locale';

const catalogues = import.meta.glob<{ messages: Messages }>('../../../locales/*/shared.po');
const loaded = new Map<Locale, Promise<Messages>>();

function messagesOf(locale: Locale): Promise<Messages> {
  const known = loaded.get(locale);
  if (known) return known;
  const load = catalogues[`../../../locales/${locale}/shared.po`];
  if (!load) throw new Error(`There is no catalogue for the locale ${locale}.`);
  const messages = load().then((module) => module.messages);
  loaded.set(locale, messages);
  messages.catch(() => loaded.delete(locale));
  return messages;
}

/** The language of one page: only the active locale's catalogue is loaded, once, and again if it failed. */
export async function loadI18n(locale: Locale): Promise<I18n> {
  return setupI18n({ locale, messages: { [locale]: await messagesOf(locale) } });
}
