import { rule } from './rule.ts';
import { says, sentencesOf } from './sentences.ts';

/** No brand is named by another: members of one must not learn of the others. */
export const otherBrandsRule = rule(
  ['id', 'name', 'texts', 'support_email', 'cdn_prefix', 'statement_name'],
  ({ id, name, texts, support_email, cdn_prefix, statement_name }, report, { others }) => {
    const places = [
      ...sentencesOf(texts).map(({ path, text }) => ({ path, text: text.replaceAll(name, '') })),
      { path: ['support_email'], text: support_email ?? '' },
      { path: ['cdn_prefix'], text: cdn_prefix ?? '' },
      { path: ['statement_name'], text: statement_name },
    ];
    for (const other of others.filter((one) => one.id !== id)) {
      for (const { path, text } of places) {
        const leaked =
          [other.name, other.mail_name].find((words) => says(text, words, 'u')) ?? domainIn(text, other.domain);
        if (leaked)
          report(path, `it names ${leaked}, which is the brand ${other.id}`, 'say it without the other’s name');
      }
    }
  },
);

const domainIn = (text: string, domain: string): string | undefined => (says(text, domain) ? domain : undefined);
