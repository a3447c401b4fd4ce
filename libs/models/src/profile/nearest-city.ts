import { cellsOf } from '../geography/cells.ts';
import { countries, type Country } from '../geography/country.ts';

export interface NearestCity {
  country: Country;
  region: string;
  city: string;
}

/** Degrees beyond which a place is in none of our cities, about 80 km. */
const farthest = 0.75;

/** Degrees by which a region's first city is wider than the others, about three kilometres. */
const wider = 0.03;

/**
 * The city whose cell lies nearest to a place; null far from all of them. A region's first city reaches twice as far as the
 * others, up to three kilometres more: its own districts lie near the centres of the towns around it. Degrees of longitude
 * shrink with the latitude, which is all the geometry that this needs.
 */
export function nearestCity(
  latitude: number,
  longitude: number,
  among: readonly Country[] = countries,
): NearestCity | null {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  let best: { distance: number; place: NearestCity } | null = null;
  for (const country of among) {
    let regionBefore = '';
    for (const { region, city, cell } of cellsOf(country)) {
      const toCentre = Math.hypot(cell[0] - latitude, (cell[1] - longitude) * shrink);
      const distance = region === regionBefore ? toCentre : Math.max(toCentre / 2, toCentre - wider);
      regionBefore = region;
      if (!best || distance < best.distance) best = { distance, place: { country, region, city } };
    }
  }
  return best && best.distance <= farthest ? best.place : null;
}
