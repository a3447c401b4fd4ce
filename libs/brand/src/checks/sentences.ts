import { locales, type Locale } from '@parlour/models/locale';
import type { LooseSettings } from '../loose-settings.ts';

/** One of a brand's own texts, and where it stands. */
export interface Sentence {
  path: string[];
  locale: Locale;
  /** Its place within the language, the same in all languages. */
  key: string;
  text: string;
}

/** All texts of a brand in all its languages. */
export function sentencesOf(texts: LooseSettings['texts']): Sentence[] {
  return locales.flatMap((locale) => {
    const { visible_profile_notes = {}, landers = {}, ...own } = texts[locale] ?? {};
    return [
      ...sentencesIn(locale, [], own),
      ...sentencesIn(locale, ['visible_profile_notes'], visible_profile_notes),
      ...Object.entries(landers).flatMap(([lander, words]) => sentencesIn(locale, ['landers', lander], words)),
    ];
  });
}

/** What is left out may also be written down as undefined. */
const sentencesIn = (locale: Locale, room: string[], texts: Readonly<Record<string, string | undefined>>): Sentence[] =>
  Object.entries(texts).flatMap(([name, text]) => {
    const place = [...room, name];
    return text === undefined ? [] : [{ path: ['texts', locale, ...place], locale, key: place.join('.'), text }];
  });

/** What partners' tiles say, in all languages. */
export const tileLabelsOf = (
  tiles: LooseSettings['partner_tiles'],
): { path: (string | number)[]; locale: Locale; text: string }[] =>
  tiles.flatMap(({ labels }, index) =>
    locales.flatMap((locale) => {
      const text = labels[locale];
      return text === undefined ? [] : [{ path: ['partner_tiles', index, 'labels', locale], locale, text }];
    }),
  );

/** True where the words stand in the text as words of their own, in capitals or not. */
export function says(text: string, words: string, flags: 'u' | 'iu' = 'iu'): boolean {
  const literal = words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, flags).test(text);
}
