import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { saveLocation } from '@parlour/contract/profile/save-location';

const fields = z.object({
  /** A country (`NL`) or a region of one (`nl-utrecht`): one list holds both, so that it needs no script. */
  place: z.string('region_unknown').regex(/^(?:[A-Z]{2}|[a-z]{2}-[a-z0-9-]+)$/, 'region_unknown'),
  city: z.string('value_unknown').trim().max(100, 'value_unknown').optional(),
});

export const locationForm = defineCallForm({
  call: saveLocation,
  schema: fields,
  toBody: ({ place, city }) => {
    const region = place.includes('-') ? place : null;
    return { country: place.slice(0, 2).toUpperCase(), region, city: region ? (city ?? null) : null };
  },
  fieldNames: { region: 'place', country: 'place' },
});
