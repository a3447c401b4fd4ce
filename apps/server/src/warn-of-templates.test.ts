import { brand as one } from '@parlour/app-default/settings';
import { brand as other } from '@parlour/app-she/settings';
import { expect, test } from 'vitest';
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
  const own = { ...other, company, company_id: 'harbour', statement_name: 'Harbour BV' };
  const lines: string[] = [];
  warnOfTemplates([one, own], (line) => lines.push(line));
  expect(lines).toHaveLength(1);
  const told = JSON.parse(lines[0]!) as { brand: string; unfitForProduction: string[] };
  expect(told.brand).toBe(one.id);
  expect(told.unfitForProduction).toEqual(expect.arrayContaining(['company.kvk', 'statement_name']));
});
