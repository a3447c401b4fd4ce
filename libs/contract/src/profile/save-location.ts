import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Country } from '../types/scalars.ts';
import { Latitude, Longitude } from './degrees.ts';

/**
 * Where one lives: from the lists, or a device's place, which is turned into the nearest city of the list and dropped
 * (contract B3).
 */
export const saveLocation = defineCall({
  method: 'PUT',
  path: '/api/location.php',
  who: 'member',
  body: z
    .strictObject({
      country: Country.optional(),
      region: z.string().max(60).nullable().optional(),
      city: z.string().max(100).nullable().optional(),
      lat: Latitude.optional(),
      lon: Longitude.optional(),
    })
    .refine(
      (place) => (place.country !== undefined) !== (place.lat !== undefined && place.lon !== undefined),
      'value_unknown',
    ),
  reply: z.object({
    location: z.object({ country: Country, region: z.string().nullable(), city: z.string().nullable() }),
  }),
  errors: ['country_unavailable', 'region_unknown', 'geocode_failed', 'location_changed_too_often'],
});
