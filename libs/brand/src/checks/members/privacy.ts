import { rule, type Rule } from '../rule.ts';
import { says } from '../words/sentences.ts';

/** Whether visitors may search, and whether those who came by a partner's link may. */
const searches = ['logged_out_search', 'logged_out_search_trafficsource'] as const;

/**
 * Visitors see members only if they agreed (contract part 0, 16); and a discreet brand names and shows nobody where others
 * look.
 */
export const privacyRules: readonly Rule[] = [
  rule(['show_to_visitors'], ({ show_to_visitors }, report) => {
    if (!show_to_visitors) return;
    const reason = 'visitors see members only if they agreed, and the sign-up form does not ask';
    report(['show_to_visitors'], reason, 'set it to false: who agrees says so in the privacy settings');
  }),
  rule(
    ['discreet', 'statement_name', 'mail_name', 'name', ...searches],
    ({ discreet, statement_name, mail_name, name, ...settings }, report) => {
      if (!discreet) return;
      if (names(statement_name, name)) {
        const suggestion = 'take the name of the company, without the subject';
        report(['statement_name'], 'a discreet brand is not named on a bank statement', suggestion);
      }
      if (names(mail_name, name)) {
        const reason = 'a list of mails names a discreet brand by its sender';
        report(['mail_name'], reason, 'take a name that says nothing of the site', 'warning');
      }
      for (const key of searches.filter((search) => settings[search])) {
        const reason = 'whoever searches without an account sees who is on a discreet site';
        report([key], reason, 'set it to false', 'warning');
      }
    },
  ),
];

/** Shorter names stand by chance within other words. */
const LETTERS_TOLD_APART = 4;

/** Does the text name the brand, also where the name is run together with other words or drawn apart? */
function names(text: string, name: string): boolean {
  const bare = joined(name);
  return bare.length < LETTERS_TOLD_APART ? says(text, name) : joined(text).includes(bare);
}

const joined = (text: string): string => text.toLowerCase().replaceAll(/[\s.-]/g, '');
