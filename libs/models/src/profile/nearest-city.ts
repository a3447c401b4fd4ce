import { cellsOf } from '../geography/cells.ts';
import { countries, type Country } from '../geography/country.ts';

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
    for (const { region, city, cell } of cellsOf(country)) {
      const distance = Math.hypot(cell[0] - latitude, (cell[1] - longitude) * shrink);
      if (!best || distance < best.distance) best = { distance, place: { country, region, city } };
    }
  }
  return best && best.distance <= farthest ? best.place : null;
}
