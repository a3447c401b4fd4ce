import { rule } from '../rule.ts';

/** What members agree to has been read by a lawyer, and says the same to all of them (GDPR, articles 12 and 13). */
export const legalRule = rule(
  ['legal', 'locales', 'domain_language'],
  ({ legal: { reviewed, additions }, locales, domain_language }, report, { production }) => {
    if (production && !reviewed) {
      const suggestion = 'let one read them, write what they lack to legal.additions, and set it to true';
      report(
        ['legal', 'reviewed'],
        'the legal pages say that a lawyer has yet to complete them',
        suggestion,
        'warning',
      );
    }
    for (const [page, texts] of Object.entries(additions))
      for (const locale of locales.filter((offered) => texts[offered] === undefined)) {
        const path = ['legal', 'additions', page, locale];
        const reason = `what the page ${page} adds is missing in ${locale}`;
        if (locale === domain_language) report(path, `${reason}, which stands in for other languages`, 'write it');
        else report(path, `${reason}: it is shown in ${domain_language}`, 'translate it', 'warning');
      }
  },
);
