import { brand } from '@parlour/app-default/settings';
import { expect, test } from 'vitest';
import { alone, checkSettings } from '../../check-settings.ts';
import { defaults, demonstrationCompany, demonstrationCompanyId } from '../../defaults.ts';
import type { Problem } from '../rule.ts';

const template = {
  ...structuredClone(brand),
  company: demonstrationCompany(brand.name),
  company_id: demonstrationCompanyId,
  statement_name: defaults.statement_name,
};
const own = {
  ...template,
  company: {
    ...template.company,
    name: 'Harbour B.V.',
    address: 'Kade 2',
    kvk: '12345678',
    city: '1011 AB Amsterdam',
    vat_numbers: ['NL123456789B01'],
    support_phone: '+31201234567',
    added: '2026-02-03',
  },
  company_id: 'harbour',
  statement_name: 'Harbour BV',
};

const told = (settings: unknown, production: boolean): Problem[] =>
  checkSettings(settings, { ...alone, production }).filter(({ path }) => /^(company|statement)/.test(path));

test.each([
  [false, 'warning'],
  [true, 'error'],
] as const)('all that is still the template’s is told of; in production (%s) as %s', (production, severity) => {
  const problems = told(template, production);
  expect(problems.map(({ path }) => path)).toEqual([
    'company.name',
    'company.address',
    'company.kvk',
    'company.city',
    'company.vat_numbers',
    'company.support_phone',
    'company.added',
    'company_id',
    'statement_name',
  ]);
  expect(new Set(problems.map((problem) => problem.severity))).toEqual(new Set([severity]));
});

test('what is a company’s own is not, whatever else still is', () => {
  expect(told(own, true)).toEqual([]);
  expect(told({ ...own, statement_name: template.statement_name }, true).map(({ path }) => path)).toEqual([
    'statement_name',
  ]);
  expect(
    told({ ...own, company: {}, statement_name: template.statement_name }, true).map(({ path }) => path),
  ).toContain('statement_name');
});

test.each([
  [false, 'warning'],
  [true, 'error'],
] as const)('domains that nobody can own are told of; in production (%s) as %s', (production, severity) => {
  const reached = (domain: string, support_email: string | null): string[] =>
    checkSettings({ ...own, domain, support_email, support_phone: '+31201234567' }, { ...alone, production })
      .filter(({ path, reason }) => ['domain', 'support_email'].includes(path) && reason.includes('placeholder'))
      .map((problem) => `${problem.severity} ${problem.path}`);
  for (const domain of ['she.localhost', 'www.harbour.example', 'harbour.test', 'harbour.invalid'])
    expect(reached(domain, `help@${domain}`)).toEqual([`${severity} domain`, `${severity} support_email`]);
  expect(reached('www.example.nl', 'test@invalid.nl')).toEqual([]);
  expect(reached('www.harbour.nl', null)).toEqual([]);
});
