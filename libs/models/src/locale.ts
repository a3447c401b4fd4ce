import { capitalised } from './capitalised.ts';

/** The eleven languages of the product (spec section 9). Norwegian is Bokmål: `nb`. */
export const locales = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'] as const;

export type Locale = (typeof locales)[number];

/** What a visitor gets whose languages we do not speak. */
export const fallbackLocale: Locale = 'en';

/** Is this one of the languages that the product speaks? It may come from a cookie, an address or a browser. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** A page's path apart from the language in front of it: `/de/pricing` → `/de` and `/pricing` (contract part 0, 8). */
export function splitLocale(path: string): { prefix: string; path: string } {
  const first = path.split('/', 2)[1];
  if (!isLocale(first)) return { prefix: '', path };
  return { prefix: `/${first}`, path: path.slice(first.length + 1) || '/' };
}

/** Kept, since asking for a name costs a hundredth of a millisecond and a menu asks for all of them. */
const names = new Map<Locale, string>();

/** The language's name in itself, with a capital: `Français`, `Norsk bokmål`. */
export function localeName(locale: Locale): string {
  const known = names.get(locale) ?? nameOf(locale);
  names.set(locale, known);
  return known;
}

function nameOf(locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return capitalised(name, locale);
}

/** A language tag of a browser as one of ours: `nl-BE` → `nl`, `no` and `nn-NO` → `nb`; null where we do not speak it. */
export function localeOfTag(tag: string): Locale | null {
  const language = tag.trim().toLowerCase().split(/[-_]/, 1)[0];
  if (language === 'no' || language === 'nn') return 'nb';
  return isLocale(language) ? language : null;
}

/** The first of the wanted tags, best first, that is among the offered languages; else null. */
export function matchLocale(tags: readonly string[], offered: readonly Locale[]): Locale | null {
  for (const tag of tags) {
    const locale = localeOfTag(tag);
    if (locale && offered.includes(locale)) return locale;
  }
  return null;
}
