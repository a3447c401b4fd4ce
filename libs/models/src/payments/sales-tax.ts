import type { Country } from '../geography/country.ts';

const goodsAndServices: ReadonlySet<string> = new Set<Country>(['CA', 'AU', 'NZ']);

/** The tax that a country's prices contain by law; null for the United States, where none is part of a shown price. */
export function includedTax(country: string): 'vat' | 'gst' | null {
  if (country === 'US') return null;
  return goodsAndServices.has(country) ? 'gst' : 'vat';
}
