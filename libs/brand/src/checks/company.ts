import { rule } from './rule.ts';

/** The company answers for the brand under the brand's name. */
export const companyRule = rule(['company', 'name'], ({ company, name }, report) => {
  if (company.tradenames && !company.tradenames.includes(name)) {
    report(['company', 'tradenames'], `the company does not trade as ${name}`, `replace them by ["${name}"]`);
  }
});
