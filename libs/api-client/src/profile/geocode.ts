import type { QueryClient } from '@tanstack/react-query';
import { geocode, type FoundPlace } from '@parlour/contract/profile/geocode';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';

/**
 * The city near a device's place. The degrees are rounded to two decimals, about a kilometre, before they leave the browser.
 *
 * @throws ApiError geocode_failed far from every city of the brand's countries; rate_limited; whoever ends it throws the
 *   signal's reason
 */
export async function findPlace(
  client: QueryClient,
  { latitude, longitude }: Pick<GeolocationCoordinates, 'latitude' | 'longitude'>,
  signal: AbortSignal,
): Promise<FoundPlace> {
  const query = { lat: latitude.toFixed(2), lon: longitude.toFixed(2) };
  return (await send(geocode, { query, signal, ...wayOf(client) })).location;
}
