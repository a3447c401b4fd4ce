import { saveLocation } from '@parlour/contract/profile/save-location';
import type { BodyOf } from '@parlour/contract/define-call';
import { DAY } from '@parlour/models/durations';
import { isCountry } from '@parlour/models/geography/country';
import type { Place } from '@parlour/models/geography/distance';
import { findCity, isRegionOf } from '@parlour/models/geography/regions';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { createChangeLimit } from '@parlour/server-kit/calls/change-limit';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse, refuseFields } from '@parlour/server-kit/calls/refusal';
import { cityNear } from './city-near.ts';
import { updateProfile } from '../store/profiles.ts';

/** Moves a member may make in a day: enough to correct a slip, too few to feel out where somebody else lives. */
const changesADay = 5;

/** Moves a member, to a place of the list or to the city near coordinates, which are kept nowhere (contract B3). */
export const saveLocationCall = () => {
  const limit = createChangeLimit(changesADay, DAY);
  return handle(saveLocation, async ({ body }, context) => {
    const { db, brand, viewer, now } = context;
    const location = body.country === undefined ? ofCoordinates(body, context) : ofList(body, context);
    if (isSamePlace(location, viewer)) return { location };
    const minutes = limit.take(`${brand.id}:${viewer.id}`, now);
    if (minutes !== null) throw refuse('location_changed_too_often', { minutes });
    await updateProfile(db, brand.id, viewer.id, location);
    return { location };
  });
};

const isSamePlace = (one: Place, other: Place): boolean =>
  one.country === other.country && one.region === other.region && one.city === other.city;

type Body = BodyOf<typeof saveLocation>;

function ofList({ country, region = null, city = null }: Body, { brand }: MemberContext): Place {
  if (!isCountry(country) || !brand.settings.countries.includes(country)) throw refuse('country_unavailable');
  if (region !== null && !isRegionOf(country, region)) throw refuseFields({ region: 'region_unknown' });
  if (city === null) return { country, region, city };
  const found = region === null ? undefined : findCity(region, city);
  if (!found) throw refuseFields({ city: 'value_unknown' });
  return { country, region, city: found };
}

function ofCoordinates({ lat, lon }: Body, { brand }: MemberContext): Place {
  if (lat === undefined || lon === undefined) throw refuse('geocode_failed');
  return cityNear({ lat, lon }, brand);
}
