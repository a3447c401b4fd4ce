export interface Place {
  country: string;
  /** Id of the region, null where the member did not say. */
  region: string | null;
  city: string | null;
}

export type DistanceBand = 'same_city' | 'same_region' | 'country' | 'abroad';

/**
 * How near two members are, as coarse as anybody may know it (contract part 1, 13): never a distance.
 * Null where one of them has no country.
 */
export function distanceBand(here: Place | null, there: Place | null): DistanceBand | null {
  if (!here || !there) return null;
  if (here.country !== there.country) return 'abroad';
  if (here.region === null || here.region !== there.region) return 'country';
  return here.city !== null && here.city === there.city ? 'same_city' : 'same_region';
}
