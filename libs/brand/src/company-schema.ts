import { z } from 'zod';
import { oneLine } from './one-line.ts';

/** The record that `companyinfo.php` shows (spec section 3): who runs the site, as the law wants it named. */
export const Company = z.strictObject({
  name: oneLine(),
  address: oneLine(),
  /** Number in the trade register. */
  kvk: z.string().min(1, 'the registration number is missing'),
  city: oneLine(),
  /** ISO 3166-1; need not be a country that the brand serves. */
  country: z.string().regex(/^[A-Z]{2}$/, 'two capital letters, such as NL'),
  tradenames: z.array(oneLine()).min(1),
  vat_numbers: z
    .array(z.string().regex(/^[A-Z]{2}[A-Z0-9]{2,13}$/, 'country and number, such as NL123456789B01'))
    .min(1, 'the VAT number is missing'),
  support_phone: z.e164(),
  /** The discount offered to somebody who wants to leave: whole per cent. */
  delete_discount: z
    .string()
    .regex(/^([1-9]|[1-8]\d|90) ?%?$/, 'it is a number of whole per cent, from 1 to 90')
    .nullable(),
  /** The day the company was added; the terms are never older (spec section 9). */
  added: z.iso.date(),
});

export type Company = z.output<typeof Company>;
