import { locales, type Locale } from '@parlour/models/locale';
import type { LooseSettings } from '../../loose-settings.ts';

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

/** Does the path lead to words in a language that the brand does not offer, which nobody reads? */
export const isUnread = (
  [key, locale]: readonly (string | number)[],
  { locales: offered, domain_language }: Partial<LooseSettings>,
): boolean => key === 'texts' && locale !== domain_language && offered?.every((one) => one !== locale) === true;

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

/** What the brand adds to its legal pages, in all languages. */
export const legalAdditionsOf = ({
  additions,
}: LooseSettings['legal']): { path: string[]; locale: Locale; text: string }[] =>
  Object.entries(additions).flatMap(([page, texts]) =>
    locales.flatMap((locale) => {
      const text = texts[locale];
      return text === undefined ? [] : [{ path: ['legal', 'additions', page, locale], locale, text }];
    }),
  );

/** True where the words stand in the text as words of their own, in capitals or not. */
export function says(text: string, words: string, flags: 'u' | 'iu' = 'iu'): boolean {
  const literal = words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, flags).test(text);
}
