import type { Country } from './country.ts';

export const currencies = ['EUR', 'GBP', 'USD', 'CAD', 'AUD', 'NZD', 'CHF', 'DKK', 'NOK', 'SEK', 'PLN'] as const;

/** ISO 4217. All of these have two decimals, so minor units are hundredths. */
export type Currency = (typeof currencies)[number];

const currencyOf: Record<Country, Currency> = {
  US: 'USD',
  NL: 'EUR',
  BE: 'EUR',
  FR: 'EUR',
  IT: 'EUR',
  ES: 'EUR',
  DE: 'EUR',
  AT: 'EUR',
  IE: 'EUR',
  GB: 'GBP',
  CA: 'CAD',
  PL: 'PLN',
  AU: 'AUD',
  NZ: 'NZD',
  CH: 'CHF',
  DK: 'DKK',
  FI: 'EUR',
  NO: 'NOK',
  SE: 'SEK',
};

/** The currency in which a member of this country pays. */
export function currencyOfCountry(country: Country): Currency {
  return currencyOf[country];
}
