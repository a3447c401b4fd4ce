import { countries, type Country } from '../geography/country.ts';
import { currencyOfCountry } from '../geography/currency.ts';

const goodsAndServices: ReadonlySet<string> = new Set<Country>(['CA', 'AU', 'NZ']);

/** The tax that a country's prices contain by law; null for the United States, where none is part of a shown price. */
export function includedTax(country: string): 'vat' | 'gst' | null {
  if (country === 'US') return null;
  return goodsAndServices.has(country) ? 'gst' : 'vat';
}

/** The tax in a sum that was paid, of which the currency is known and no country: all that pay in a currency have the same. */
export function taxInCurrency(currency: string): ReturnType<typeof includedTax> {
  const country = countries.find((each) => currencyOfCountry(each) === currency);
  return country === undefined ? null : includedTax(country);
}
