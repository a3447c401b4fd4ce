import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { createElement, useMemo, type ComponentType, type ReactNode } from 'react';
import type { Locale } from '@parlour/models/locale';
import { drawnPage } from '@parlour/ui/kit/behaviour/drawn-page';

type Frame = ComponentType<{ children: ReactNode }>;

const catalogues = import.meta.glob<{ messages: Messages }>('../../../../locales/*/pages.po');
const frames = new Map<Locale, Frame>();

function frameOf(locale: Locale): Frame {
  const known = frames.get(locale);
  if (known) return known;
  const frame = drawnPage(async () => frameWith(await wordsOf(locale)));
  frames.set(locale, frame);
  return frame;
}

async function wordsOf(locale: Locale): Promise<Messages> {
  const load = catalogues[`../../../../locales/${locale}/pages.po`];
  if (!load) throw new Error(`There are no long texts in the language ${locale}.`);
  return (await load()).messages;
}

const frameWith = (words: Messages): Frame =>
  function WithPageWords({ children }) {
    const { i18n } = useLingui();
    const both = useMemo(() => joined(i18n, words), [i18n]);
    return <I18nProvider i18n={both}>{children}</I18nProvider>;
  };

const joined = (i18n: I18n, words: Messages): I18n =>
  setupI18n({ locale: i18n.locale, messages: { [i18n.locale]: { ...words, ...i18n.messages } } });

/**
 * Adds the words of legal and help pages to those of every page. They are long and seldom read, so they have a catalogue of
 * their own that no other page fetches. What the page has words for already, stays; so does what the server has drawn, where the
 * catalogue cannot be fetched.
 */
export const PageWords = ({ locale, children }: { locale: Locale; children: ReactNode }) =>
  createElement(frameOf(locale), null, children);
