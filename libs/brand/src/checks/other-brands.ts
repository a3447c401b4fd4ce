import type { LooseSettings } from '../loose-settings.ts';
import { rule, type BrandIdentity } from './rule.ts';
import { says, sentencesOf } from './sentences.ts';

/** No brand is named by another: members of one must not learn of the others. */
export const otherBrandsRule = rule(
  ['id', 'name', 'texts', 'support_email', 'cdn_prefix', 'statement_name', 'company'],
  ({ id, name, texts, support_email, cdn_prefix, statement_name, company }, report, { others }) => {
    const places = [
      ...[...sentencesOf(texts), ...tradenamesOf(company)].map(({ path, text }) => ({
        path,
        text: text.replaceAll(name, ''),
        namedIn: namedInWords,
      })),
      { path: ['statement_name'], text: statement_name, namedIn: namedInWords },
      { path: ['support_email'], text: support_email ?? '', namedIn: namedInAddress },
      { path: ['cdn_prefix'], text: cdn_prefix ?? '', namedIn: namedInAddress },
    ];
    for (const other of others.filter((one) => one.id !== id)) {
      for (const { path, text, namedIn } of places) {
        const named = namedIn(text, other) ?? (says(text, other.domain) ? other.domain : undefined);
        if (named) report(path, `it names ${named}, which is the brand ${other.id}`, 'say it without the other’s name');
      }
    }
  },
);

const tradenamesOf = ({ tradenames = [] }: LooseSettings['company']): { path: (string | number)[]; text: string }[] =>
  tradenames.map((text, place) => ({ path: ['company', 'tradenames', place], text }));

const namesOf = ({ name, mail_name }: BrandIdentity): string[] => [name, mail_name];

/** In capitals as the other writes itself: many a name is a word of the language too. */
const namedInWords = (text: string, other: BrandIdentity): string | undefined =>
  namesOf(other).find((words) => says(text, words, 'u'));

/** An address is written small and in one word, with or without hyphens. */
const namedInAddress = (text: string, other: BrandIdentity): string | undefined =>
  namesOf(other).find((words) => says(text.replaceAll('-', ''), words.replaceAll(/[\s-]/g, '')));
