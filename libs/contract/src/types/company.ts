import { z } from 'zod';
import { Country } from './scalars.ts';

/** Who stands behind a brand's site, as its law pages and receipts name it. */
export const Company = z.object({
  name: z.string(),
  address: z.string(),
  kvk: z.string(),
  city: z.string(),
  country: Country,
  tradenames: z.array(z.string()),
  vat_numbers: z.array(z.string()),
  support_phone: z.string(),
  delete_discount: z.string().nullable(),
  added: z.string(),
});

/** Who sold a payment, as its receipt names them. */
export const Seller = Company.pick({ name: true, address: true, city: true, country: true, vat_numbers: true });
export type Seller = z.output<typeof Seller>;
