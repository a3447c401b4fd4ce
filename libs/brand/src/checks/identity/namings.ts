import type { LooseSettings } from '../../loose-settings.ts';
import type { BrandIdentity, Problem } from '../rule.ts';
import { isUnread, legalAdditionsOf, says, sentencesOf, tileLabelsOf } from '../words/sentences.ts';
import { withoutWww, type UniqueSetting } from './unique.ts';

/** What members read, or where a link leads them. */
interface Place {
  path: (string | number)[];
  text: string;
}

/** How a place may name another brand, and what is said of it where it does. */
interface Way {
  names(text: string, words: string): boolean;
  suggestion: string;
  severity: Problem['severity'];
}

/** A setting that may name another brand. */
interface Speaking {
  key: keyof LooseSettings;
  way: Way;
  placesIn(settings: Partial<LooseSettings>): readonly Place[];
}

/** A place that names another brand. */
export interface Naming extends Pick<Problem, 'suggestion' | 'severity'> {
  path: (string | number)[];
  /** By which of its settings, and the words. */
  key: UniqueSetting;
  words: string;
}

const inOtherWords = 'say it without the other’s name';

/** In capitals as the other writes itself: many a name is a word of the language too. */
const inWords: Way = {
  names: (text, words) => says(text, words, 'u'),
  suggestion: inOtherWords,
  severity: 'error',
};

/** An address is written small and in one word, with or without hyphens. */
const inAddress: Way = {
  names: (text, words) => says(text.replaceAll('-', ''), inOneWord(words)),
  suggestion: inOtherWords,
  severity: 'error',
};

/** A code or a slug has one size of letters, and so does not tell a name from a word: a person judges. */
const inCode: Way = {
  names: (text, words) =>
    inAddress.names(text.replaceAll(/\d+/g, ' '), words) || says(text.replaceAll(/[\d-]+/g, ' '), words),
  suggestion: inOtherWords,
  severity: 'warning',
};

/** The legal pages name the company as the trade register does, even where that is like a brand of its own. */
const inCompanyName: Way = {
  ...inWords,
  suggestion: 'let it stand only where the trade register says so: the legal pages show it',
  severity: 'warning',
};

const speaking = <Key extends keyof LooseSettings>(
  key: Key,
  way: Way,
  placesOf: (setting: LooseSettings[Key]) => readonly Place[],
): Speaking => ({
  key,
  way,
  placesIn(settings) {
    const setting: LooseSettings[Key] | undefined = settings[key];
    return setting === undefined ? [] : placesOf(setting);
  },
});

/** All settings by which members of one brand could learn of another. */
export const speakingSettings: readonly Speaking[] = [
  speaking('texts', inWords, sentencesOf),
  speaking('partner_tiles', inWords, tileLabelsOf),
  speaking('partner_tiles', inAddress, (tiles) =>
    tiles.map(({ url }, index) => ({ path: ['partner_tiles', index, 'url'], text: url })),
  ),
  speaking('mail_name', inWords, (text) => [{ path: ['mail_name'], text }]),
  speaking('statement_name', inWords, (text) => [{ path: ['statement_name'], text }]),
  speaking('company', inWords, ({ tradenames = [] }) =>
    tradenames.map((text, place) => ({ path: ['company', 'tradenames', place], text })),
  ),
  speaking('company', inCompanyName, ({ name = '' }) => [{ path: ['company', 'name'], text: name }]),
  speaking('legal', inWords, legalAdditionsOf),
  speaking('support_email', inAddress, (text) => [{ path: ['support_email'], text: text ?? '' }]),
  speaking('cdn_prefix', inAddress, (text) => [{ path: ['cdn_prefix'], text: text ?? '' }]),
  speaking('welcome', inCode, (offer) => [{ path: ['welcome', 'code'], text: offer?.code ?? '' }]),
  speaking('time_bonus', inCode, (offer) => [{ path: ['time_bonus', 'code'], text: offer?.code ?? '' }]),
  speaking('lander_slugs', inCode, (landers) =>
    Object.entries(landers).flatMap(([type, slugs]) =>
      Object.keys(slugs).map((slug) => ({ path: ['lander_slugs', type, slug], text: slug })),
    ),
  ),
];

/** A brand of which as much is known as needed to tell what it says of others. */
type Speaker = Pick<BrandIdentity, 'id' | 'name'> & Partial<LooseSettings>;

/** Where a brand names another, in some of its settings or in any; itself it may name wherever it likes. */
export function namingsOf(brand: Speaker, other: BrandIdentity, settings = speakingSettings): Naming[] {
  if (brand.id === other.id) return [];
  return settings.flatMap(({ way: { names, ...said }, placesIn }) =>
    placesIn(brand).flatMap(({ path, text }) => {
      const key = isUnread(path, brand) ? null : settingNamed(text.replaceAll(brand.name, ''), other, names);
      return key === null ? [] : [{ ...said, path, key, words: wordsOf(other, key) }];
    }),
  );
}

const settingNamed = (text: string, other: BrandIdentity, names: Way['names']): UniqueSetting | null =>
  (['name', 'mail_name'] as const).find((key) => names(text, other[key])) ??
  (says(text, wordsOf(other, 'domain')) ? 'domain' : null);

const wordsOf = (brand: BrandIdentity, key: UniqueSetting): string =>
  key === 'domain' ? withoutWww(brand.domain) : brand[key];

const inOneWord = (words: string): string => words.replaceAll(/[\s-]/g, '');
