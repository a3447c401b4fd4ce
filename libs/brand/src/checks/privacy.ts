import { rule } from './rule.ts';

/** Whether visitors may search, and whether those who came by a partner's link may. */
const searches = ['logged_out_search', 'logged_out_search_trafficsource'] as const;

/** A discreet brand names and shows nobody where others look. */
export const privacyRule = rule(
  ['discreet', 'show_to_visitors', 'statement_name', 'mail_name', 'name', ...searches],
  ({ discreet, show_to_visitors, statement_name, mail_name, name, ...settings }, report) => {
    if (!discreet) return;
    if (show_to_visitors) {
      report(['show_to_visitors'], 'a discreet brand shows nobody to visitors by default', 'set it to false');
    }
    const names = (text: string): boolean => text.toLowerCase().includes(name.toLowerCase());
    if (names(statement_name)) {
      const suggestion = 'take the name of the company, without the subject';
      report(['statement_name'], 'a discreet brand is not named on a bank statement', suggestion);
    }
    if (names(mail_name)) {
      const reason = 'a list of mails names a discreet brand by its sender';
      report(['mail_name'], reason, 'take a name that says nothing of the site', 'warning');
    }
    for (const key of searches.filter((search) => settings[search])) {
      const reason = 'whoever searches without an account sees who is on a discreet site';
      report([key], reason, 'set it to false', 'warning');
    }
  },
);
