import { rule } from './rule.ts';

/** A discreet brand names and shows nobody where others look. */
export const privacyRule = rule(
  ['discreet', 'show_to_visitors', 'statement_name', 'name', 'logged_out_search'],
  ({ discreet, show_to_visitors, statement_name, name, logged_out_search }, report) => {
    if (!discreet) return;
    if (show_to_visitors) {
      report(['show_to_visitors'], 'a discreet brand shows nobody to visitors by default', 'set it to false');
    }
    if (statement_name.toLowerCase().includes(name.toLowerCase())) {
      const suggestion = 'take the name of the company, without the subject';
      report(['statement_name'], 'a discreet brand is not named on a bank statement', suggestion);
    }
    if (logged_out_search) {
      const reason = 'whoever searches without an account sees who is on a discreet site';
      report(['logged_out_search'], reason, 'set it to false', 'warning');
    }
  },
);
