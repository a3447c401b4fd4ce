import { z } from 'zod';
import type { RegionLabel } from '@parlour/models/geography/regions';
import { defineCall } from '../../define-call.ts';
import { Country } from '../../types/scalars.ts';

// Listed again because the web reads this file and must not load every region with it.
const regionLabels = [
  'province',
  'state',
  'canton',
  'county',
  'voivodeship',
  'region',
] as const satisfies readonly RegionLabel[];

/** The regions of the brand's countries and what each country calls them (spec section 3). */
export const getRegions = defineCall({
  method: 'GET',
  path: '/api/regions.php',
  who: 'anyone',
  shared: true,
  query: z.strictObject({ locale: z.string().max(5).optional() }),
  reply: z.object({
    regions: z.record(Country, z.array(z.object({ id: z.string(), name: z.string() }))),
    label: z.record(Country, z.enum(regionLabels)),
  }),
  errors: [],
});
