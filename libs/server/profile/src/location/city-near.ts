import type { PublishedBrand } from '@parlour/brand/published-brand';
import { nearestCity, type NearestCity } from '@parlour/models/profile/nearest-city';
import { refuse } from '@parlour/server-kit/calls/refusal';

/**
 * The nearest city of the brand's countries; the place itself is neither kept nor logged.
 *
 * @throws geocode_failed far from all of them
 */
export function cityNear({ lat, lon }: { lat: number; lon: number }, { settings }: PublishedBrand): NearestCity {
  const found = nearestCity(lat, lon, settings.countries);
  if (!found) throw refuse('geocode_failed');
  return found;
}
