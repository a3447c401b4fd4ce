import { rule, type Report, type Rule } from './rule.ts';

const lists = [
  'countries',
  'locales',
  'genders',
  'sexualities',
  'required_signup_steps',
  'landers',
  'visible_profile_fields',
  'search_fields',
] as const;

/** A list of choices names each once. */
export const nothingTwiceRules: readonly Rule[] = [
  ...lists.map((key) => rule([key], (settings, report) => reportDoubles([key], settings[key], report))),
  rule(['payment_methods'], ({ payment_methods }, report) => {
    for (const [country, methods] of Object.entries(payment_methods))
      reportDoubles(['payment_methods', country], methods, report);
  }),
];

function reportDoubles(path: string[], values: readonly string[], report: Report): void {
  values.forEach((value, index) => {
    if (values.indexOf(value) !== index) report([...path, index], `${value} stands here twice`, 'take it out');
  });
}
