import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Country } from '../types/scalars.ts';
import { LatitudeText, LongitudeText } from './degrees.ts';

/** The nearest city of the brand's lists; the place itself is neither stored nor logged (spec section 7, contract part 3). */
export const geocode = defineCall({
  method: 'GET',
  path: '/api/geocode.php',
  who: 'anyone',
  query: z.strictObject({ lat: LatitudeText, lon: LongitudeText }),
  reply: z.object({
    location: z.object({ country: Country, region: z.string(), region_name: z.string(), city: z.string() }),
  }),
  errors: ['geocode_failed', 'rate_limited'],
});

/** A place as the lists have it, with its region's name. */
export type FoundPlace = z.output<typeof geocode.reply>['location'];
