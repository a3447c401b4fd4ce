import { expect, test } from 'vitest';
import { countries } from '../geography/country.ts';
import { currencyOfCountry } from '../geography/currency.ts';
import { includedTax, taxInCurrency } from './sales-tax.ts';

test.each(countries)('what was paid in the currency of %s contains the tax of its prices', (country) => {
  expect(taxInCurrency(currencyOfCountry(country))).toBe(includedTax(country));
});

test('of a currency that nobody pays in no tax is said', () => {
  expect(taxInCurrency('JPY')).toBeNull();
});
