import { defaults, demonstrationCompany, demonstrationCompanyId } from '../../defaults.ts';
import { rule, type Report, type Rule, type Surroundings } from '../rule.ts';

const template = demonstrationCompany('');
const fromRegister = 'write what the trade register says of the company that runs the site';
const replaced = {
  name: fromRegister,
  address: fromRegister,
  kvk: fromRegister,
  city: fromRegister,
  vat_numbers: fromRegister,
  support_phone: 'write the number by which the company is reached',
  added: 'write the day on which this company was added',
};

/** Under these nobody can have a domain, so that whatever ends in one is a placeholder: RFC 2606 and RFC 6761. */
const reserved = /(?:^|[.@])(?:example|test|invalid|localhost)$/i;

/** The legal pages and the bank statement name the company: one for demonstrations alone must not meet paying members. */
export const templateRules: readonly Rule[] = [
  rule(['company'], ({ company }, report, surroundings) => {
    for (const key of Object.keys(replaced) as (keyof typeof replaced)[]) {
      if (JSON.stringify(company[key]) !== JSON.stringify(template[key])) continue;
      reportTemplate(['company', key], replaced[key], report, surroundings);
    }
  }),
  rule(['company_id'], ({ company_id: id }, report, surroundings) => {
    if (id === demonstrationCompanyId)
      reportTemplate(['company_id'], 'write the id of the company that runs the site', report, surroundings);
  }),
  rule(['statement_name'], ({ statement_name: name }, report, surroundings) => {
    if (name === defaults.statement_name)
      reportTemplate(['statement_name'], 'write what members shall read on their bank statement', report, surroundings);
  }),
  rule(['domain'], ({ domain }, report, surroundings) => {
    if (reserved.test(domain))
      reportPlaceholder('domain', 'write the domain at which members find the site', report, surroundings);
  }),
  rule(['support_email'], ({ support_email: address }, report, surroundings) => {
    if (address !== null && reserved.test(address))
      reportPlaceholder('support_email', 'write the address at which customer service reads', report, surroundings);
  }),
];

function reportTemplate(path: string[], suggestion: string, report: Report, { production }: Surroundings): void {
  report(path, 'it is still the template’s', suggestion, production ? 'error' : 'warning');
}

function reportPlaceholder(key: string, suggestion: string, report: Report, { production }: Surroundings): void {
  report([key], 'it is a placeholder: nobody can own such a domain', suggestion, production ? 'error' : 'warning');
}
