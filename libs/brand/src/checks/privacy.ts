import { rule } from './rule.ts';

/** A discreet brand names and shows nobody where others look. */
export const privacyRule = rule(
  ['discreet', 'show_to_visitors', 'statement_name', 'mail_name', 'name', 'logged_out_search'],
  ({ discreet, show_to_visitors, statement_name, mail_name, name, logged_out_search }, report) => {
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
    if (logged_out_search) {
      const reason = 'whoever searches without an account sees who is on a discreet site';
      report(['logged_out_search'], reason, 'set it to false', 'warning');
    }
  },
);
