import { brand as one } from '@parlour/app-default/settings';
import { brand as other } from '@parlour/app-she/settings';
import { expect, test, vi } from 'vitest';
import { warnOfTemplates } from './warn-of-templates.ts';

test('a brand whose company is still the template’s is told of, the others are not', () => {
  const company = {
    ...other.company,
    name: 'Harbour B.V.',
    address: 'Kade 2',
    kvk: '12345678',
    city: '1011 AB Amsterdam',
    vat_numbers: ['NL123456789B01'],
    support_phone: '+31201234567',
    added: '2026-02-03',
  };
  const reached = { domain: 'www.harbour.nl', support_email: 'help@harbour.nl' };
  const own = { ...other, ...reached, company, company_id: 'harbour', statement_name: 'Harbour BV' };
  const warn = vi.fn<Parameters<typeof warnOfTemplates>[1]>();
  warnOfTemplates([one, own], warn);
  expect(warn).toHaveBeenCalledOnce();
  const told = warn.mock.calls[0]![0];
  expect(told.brand).toBe(one.id);
  const unfit = ['company.kvk', 'statement_name', 'domain', 'support_email'];
  expect(told.unfitForProduction).toEqual(expect.arrayContaining(unfit));
});
