import { z } from 'zod';
import { CountryCode } from '@parlour/brand/prices-schema';
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
  /** The last day, in UTC. */
  until: z.iso.date().optional(),
});

export type NewCode = z.output<typeof NewCode>;

/** The moment at which its last day is over; null where it has none. */
export const endOfCode = ({ until }: NewCode): Date | null =>
  until === undefined ? null : new Date(`${until}T23:59:59.999Z`);
