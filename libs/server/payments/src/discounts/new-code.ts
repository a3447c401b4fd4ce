import { z } from 'zod';
import { CountryCode } from '@parlour/brand/prices-schema';
import { dayEnds } from '@parlour/models/day';
import { countryDayEnds } from '@parlour/models/geography/country-days';
import { currencies } from '@parlour/models/geography/currency';
import { codeAsKept } from '@parlour/models/payments/discount-code';

/** A discount code as a brand team orders it, with all that the spec's entity knows. Amounts are minor units: 500 of EUR is €5.00. */
export const NewCode = z.strictObject({
  code: z
    .string()
    .transform(codeAsKept)
    .pipe(z.string().regex(/^[A-Z0-9-]{3,40}$/, 'has 3 to 40 letters, digits and hyphens')),
  percentage: z.int().min(1).max(90, 'at most 90').optional(),
  amount: z.int().positive().optional(),
  currency: z.enum(currencies).optional(),
  /** The least price that it is for. */
  minimum: z.int().positive().optional(),
  validity: z.enum(['once-per-user', 'once', 'unlimited']).default('once-per-user'),
  country: CountryCode.optional(),
  /** Ways to pay that it counts with. */
  methods: z.array(z.string()).min(1).optional(),
  /** The one member that it is for. */
  member: z.uuid().optional(),
  /** The last day, where the code counts: in its country, or on the brand's calendar. */
  until: z.iso.date().optional(),
});

export type NewCode = z.output<typeof NewCode>;

/**
 * The last moment of its last day, a whole one for everybody in its country; null where it has none.
 *
 * @param timeZone the brand's, by which a code without a country ends
 */
export function endOfCode({ until, country }: NewCode, timeZone: string): Date | null {
  if (until === undefined) return null;
  const over = country ? countryDayEnds(country, until) : dayEnds(until, timeZone);
  return new Date(over.getTime() - 1);
}
