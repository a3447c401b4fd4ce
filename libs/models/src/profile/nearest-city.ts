import { countries, type Country } from '../geography/country.ts';
import { regionsOf } from '../geography/regions.ts';

export interface NearestCity {
  country: Country;
  region: string;
  city: string;
}

/** Degrees beyond which a place is in none of our cities, about 80 km. */
const farthest = 0.75;

/**
 * The city whose coarse cell lies nearest to a place; null far from all of them. Degrees of longitude shrink with the
 * latitude, which is all the geometry that cells of ten kilometres need.
 */
export function nearestCity(
  latitude: number,
  longitude: number,
  among: readonly Country[] = countries,
): NearestCity | null {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  let best: { distance: number; place: NearestCity } | null = null;
  for (const country of among) {
    for (const region of regionsOf(country)) {
      for (const city of region.cities) {
        const distance = Math.hypot(city.cell[0] - latitude, (city.cell[1] - longitude) * shrink);
        if (!best || distance < best.distance)
          best = { distance, place: { country, region: region.id, city: city.name } };
      }
    }
  }
  return best && best.distance <= farthest ? best.place : null;
}
