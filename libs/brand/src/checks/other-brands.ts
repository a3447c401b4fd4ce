import type { LooseSettings } from '../loose-settings.ts';
import { rule, type BrandIdentity, type Problem, type Rule } from './rule.ts';
import { says, sentencesOf, tileLabelsOf } from './sentences.ts';

/** What members read, or where a link leads them. */
interface Place {
  path: (string | number)[];
  text: string;
}

/** How a place may name another brand, and what is said of it where it does. */
interface Naming {
  namedIn(text: string, other: BrandIdentity): string | undefined;
  suggestion: string;
  severity: Problem['severity'];
}

const inOtherWords = 'say it without the other’s name';

/** In capitals as the other writes itself: many a name is a word of the language too. */
const inWords: Naming = {
  namedIn: (text, other) => namesOf(other).find((words) => says(text, words, 'u')),
  suggestion: inOtherWords,
  severity: 'error',
};

/** An address is written small and in one word, with or without hyphens. */
const inAddress: Naming = {
  namedIn: (text, other) => namesOf(other).find((words) => says(text.replaceAll('-', ''), inOneWord(words))),
  suggestion: inOtherWords,
  severity: 'error',
};

/** A code or a slug has one size of letters, and so does not tell a name from a word: a person judges. */
const inCode: Naming = {
  namedIn(text, other) {
    const parts = text.replaceAll(/[\d-]+/g, ' ');
    return inAddress.namedIn(text.replaceAll(/\d+/g, ' '), other) ?? namesOf(other).find((words) => says(parts, words));
  },
  suggestion: inOtherWords,
  severity: 'warning',
};

/** The legal pages name the company as the trade register does, even where that is like a brand of its own. */
const inCompanyName: Naming = {
  ...inWords,
  suggestion: 'let it stand only where the trade register says so: the legal pages show it',
  severity: 'warning',
};

/** No brand is named by another in one of its settings: members of one must not learn of the others. */
const unnamed = <Key extends keyof LooseSettings>(
  key: Key,
  { namedIn, suggestion, severity }: Naming,
  placesOf: (setting: LooseSettings[Key]) => readonly Place[],
): Rule =>
  rule(['id', 'name', key], (settings, report, { others }) => {
    for (const { path, text: whole } of placesOf(settings[key])) {
      const text = whole.replaceAll(settings.name, '');
      for (const other of others.filter(({ id }) => id !== settings.id)) {
        const named = namedIn(text, other) ?? (says(text, other.domain) ? other.domain : undefined);
        if (named) report(path, `it names ${named}, which is the brand ${other.id}`, suggestion, severity);
      }
    }
  });

/** A rule a setting, so that one that cannot be read hides no name in another. */
export const otherBrandsRules: readonly Rule[] = [
  unnamed('texts', inWords, sentencesOf),
  unnamed('partner_tiles', inWords, tileLabelsOf),
  unnamed('partner_tiles', inAddress, (tiles) =>
    tiles.map(({ url }, index) => ({ path: ['partner_tiles', index, 'url'], text: url })),
  ),
  unnamed('mail_name', inWords, (text) => [{ path: ['mail_name'], text }]),
  unnamed('statement_name', inWords, (text) => [{ path: ['statement_name'], text }]),
  unnamed('company', inWords, ({ tradenames = [] }) =>
    tradenames.map((text, place) => ({ path: ['company', 'tradenames', place], text })),
  ),
  unnamed('company', inCompanyName, ({ name = '' }) => [{ path: ['company', 'name'], text: name }]),
  unnamed('support_email', inAddress, (text) => [{ path: ['support_email'], text: text ?? '' }]),
  unnamed('cdn_prefix', inAddress, (text) => [{ path: ['cdn_prefix'], text: text ?? '' }]),
  unnamed('welcome', inCode, (offer) => [{ path: ['welcome', 'code'], text: offer?.code ?? '' }]),
  unnamed('time_bonus', inCode, (offer) => [{ path: ['time_bonus', 'code'], text: offer?.code ?? '' }]),
  unnamed('lander_slugs', inCode, (landers) =>
    Object.entries(landers).flatMap(([type, slugs]) =>
      Object.keys(slugs).map((slug) => ({ path: ['lander_slugs', type, slug], text: slug })),
    ),
  ),
];

const namesOf = ({ name, mail_name }: BrandIdentity): string[] => [name, mail_name];

const inOneWord = (words: string): string => words.replaceAll(/[\s-]/g, '');
