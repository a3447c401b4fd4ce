import { isCountry, type Country } from '@parlour/models/geography/country';
import { currencyOfCountry, type Currency } from '@parlour/models/geography/currency';
import { offeredPaymentMethods } from '@parlour/models/payment-methods';
import { lowestMessagePrice } from './message-price.ts';
import type { CreditPackage } from './prices-schema.ts';
import type { BrandSettings } from './settings-schema.ts';

const packageCredits = [100, 250, 600, 1500] as const;
const popularCredits = 250;

/** Minor units of the four packages, smallest first, including VAT. */
const packagePrices: Record<Currency, readonly [number, number, number, number]> = {
  EUR: [1490, 2990, 5990, 11850],
  GBP: [1290, 2590, 5190, 10350],
  USD: [1590, 3190, 6390, 12750],
  CAD: [2190, 4390, 8790, 17400],
  AUD: [2390, 4790, 9590, 19050],
  NZD: [2590, 5190, 10390, 20550],
  CHF: [1490, 2990, 5990, 11850],
  DKK: [10900, 21900, 43900, 87000],
  NOK: [16900, 33900, 67900, 135000],
  SEK: [16900, 33900, 67900, 135000],
  PLN: [5900, 11900, 23900, 46500],
};

type MoneySettings = Pick<BrandSettings, 'packages' | 'minimum_message_costs' | 'payment_methods' | 'age_check'>;

/**
 * The settings that exist once a country, for these countries: packages in the country's currency, the lowest price of
 * a message that follows from them, the payment methods that can be offered, and an age statement. An unknown country
 * gets none of them: the check of the settings names it, which a failure here would keep from being read.
 */
export function settingsOfCountries(countries: readonly Country[], messageCredits: number): MoneySettings {
  const each = <Value>(value: (country: Country) => Value) =>
    Object.fromEntries(countries.filter(isCountry).map((country) => [country, value(country)])) as Partial<
      Record<Country, Value>
    >;
  return {
    packages: each(packagesOf),
    minimum_message_costs: each((country) => ({
      costs: lowestMessagePrice(packagesOf(country), messageCredits),
      currency: currencyOfCountry(country),
    })),
    payment_methods: each((country) => offeredPaymentMethods(country).map(({ id }) => id)),
    age_check: each(() => 'statement' as const),
  };
}

function packagesOf(country: Country): CreditPackage[] {
  const currency = currencyOfCountry(country);
  return packagePrices[currency].map((amount, index) => {
    const credits = packageCredits[index] ?? 0;
    return {
      id: `${country.toLowerCase()}-${credits}`,
      credits,
      price: { amount, currency },
      popular: credits === popularCredits,
    };
  });
}
