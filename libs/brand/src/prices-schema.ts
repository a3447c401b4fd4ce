import { z } from 'zod';
import { countries } from '@parlour/models/geography/country';
import { currencies } from '@parlour/models/geography/currency';

/** More of anything is a slip of the hand, and sums of it would no longer be whole numbers of the database. */
export const MAX_COUNT = 1_000_000;

export const CountryCode = z.enum(countries, 'not a country of ours (models/geography/country)');
const CurrencyCode = z.enum(currencies);

/** Minor units: 1490 of EUR is €14.90. The most is chosen as `MAX_COUNT` is. */
const Amount = z.int().positive().max(10_000_000);
const Price = z.strictObject({ amount: Amount, currency: CurrencyCode });

/** One offer of credits. The id is part of an address (`/credits/{id}`) and never changes its meaning. */
export const CreditPackage = z.strictObject({
  id: z.string().regex(/^[a-z]{2}-\d{1,6}$/, 'country and credits, such as nl-250'),
  credits: z.int().positive().max(MAX_COUNT),
  price: Price,
  popular: z.boolean(),
});

/** What the cheapest message of a country costs, in minor units (name from spec section 3). */
export const MessageCosts = z.strictObject({ costs: Amount, currency: CurrencyCode });

export type CreditPackage = z.output<typeof CreditPackage>;
export type MessageCosts = z.output<typeof MessageCosts>;
