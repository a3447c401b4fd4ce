import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { saveLocation } from '@parlour/contract/profile/save-location';

const choice = z.object({
  country: z.string('value_unknown').regex(/^[A-Z]{2}$/, 'value_unknown'),
  region: z
    .string()
    .regex(/^[a-z]{2}-[a-z0-9-]+$/, 'region_unknown')
    .optional(),
  city: z.string().trim().max(100, 'value_unknown').optional(),
});

type Choice = z.output<typeof choice>;

/** A region's id begins with its country; without scripts the list offers those of all countries. */
const isOfCountry = ({ country, region }: Choice): boolean =>
  region === undefined || region.startsWith(`${country.toLowerCase()}-`);

const hasRegion = ({ region, city }: Choice): boolean => city === undefined || region !== undefined;

export const locationForm = defineCallForm({
  call: saveLocation,
  schema: choice
    .refine(isOfCountry, { error: 'region_unknown', path: ['region'] })
    .refine(hasRegion, { error: 'region_unknown', path: ['region'] }),
  toBody: ({ country, region, city }) => ({ country, region: region ?? null, city: city ?? null }),
});
