import { demonstrationCompany } from '../defaults.ts';
import { rule } from './rule.ts';

const template = demonstrationCompany('');
const replaced = ['name', 'address', 'kvk', 'city', 'vat_numbers', 'support_phone'] as const;

/** The legal pages name the company: one that stands for a demonstration only must not meet paying members. */
export const templatesRule = rule(['company'], ({ company }, report, { production }) => {
  for (const key of replaced) {
    if (JSON.stringify(company[key]) !== JSON.stringify(template[key])) continue;
    const suggestion = 'write what the trade register says of the company that runs the site';
    report(['company', key], 'it is still the template’s', suggestion, production ? 'error' : 'warning');
  }
});
