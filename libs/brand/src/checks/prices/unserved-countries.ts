import { rule, type Rule } from '../rule.ts';

const settingsOfCountries = ['age_check', 'packages', 'minimum_message_costs', 'payment_methods'] as const;

/** What is said of a country is meant for members there: one that is not served was forgotten, here or there. */
export const unservedCountriesRules: readonly Rule[] = settingsOfCountries.map((key) =>
  rule(['countries', key], (settings, report) => {
    const served: readonly string[] = settings.countries;
    for (const country of Object.keys(settings[key]).filter((one) => !served.includes(one)))
      report([key, country], `${country} is not among the countries`, 'take it out, or add it to countries', 'warning');
  }),
);
