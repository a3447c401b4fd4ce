import { geocode } from '@parlour/contract/profile/geocode';
import { HOUR } from '@parlour/models/durations';
import { findRegion } from '@parlour/models/geography/regions';
import { createChangeLimit } from '@parlour/server-kit/calls/change-limit';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { cityNear } from './city-near.ts';

/** Places that somebody may ask for in an hour: plenty for a person, and no way to walk over the map. */
const placesAnHour = 30;

/** Names the city at a device's place, by the tables that the server has itself. Nothing of the question is kept. */
export const geocodeCall = () => {
  const limit = createChangeLimit(placesAnHour, HOUR);
  return handle(geocode, async ({ query }, { brand, viewer, request, now, confirmCaller }) => {
    await confirmCaller();
    const minutes = limit.take(`${brand.id}:${viewer?.id ?? request.network}`, now);
    if (minutes !== null) throw refuse('rate_limited', { minutes });
    const { country, region, city } = cityNear(query, brand);
    return { location: { country, region, region_name: findRegion(region)?.name ?? city, city } };
  });
};
