import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@parlour/api-client/api-error';
import type { FoundPlace } from '@parlour/contract/profile/geocode';
import {
  readLocationPermission,
  useLocationPermission,
  type LocationPermission,
} from '@parlour/state/device/location-permission';
import { devicePosition, isDenied } from './device-position.ts';
import type { TypedPlace } from './typed-place.ts';

/** The search for the device's city (spec section 4, "geolocation permission and geocode"). */
export type PlaceSearch =
  | { status: 'idle' }
  | { status: 'looking' }
  | { status: 'found'; place: FoundPlace }
  | { status: 'denied' }
  | { status: 'failed'; error: ApiError };

/**
 * Finds the city where the device is, once somebody asks for it. The search is over when it would come too late: when another
 * place was chosen since, or nobody is there to hear of it.
 *
 * @param chosen the place that is chosen now
 */
export function usePlaceSearch(chosen: TypedPlace, onFound: (place: FoundPlace) => void) {
  const client = useQueryClient();
  const [permission, tell] = useLocationPermission();
  const [search, setSearch] = useState<PlaceSearch>({ status: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      setSearch((search) => (search.status === 'looking' ? { status: 'idle' } : search));
    },
    [chosen],
  );

  async function look(): Promise<void> {
    const { signal } = (running.current = new AbortController());
    setSearch({ status: 'looking' });
    try {
      const position = await devicePosition();
      tell('granted');
      if (signal.aborted) return;
      const { findPlace } = await import('@parlour/api-client/profile/geocode');
      const place = await findPlace(client, position, signal);
      if (signal.aborted) return;
      setSearch({ status: 'found', place });
      onFound(place);
    } catch (error) {
      const permission = isDenied(error) ? await permissionAfterDenial() : null;
      if (permission) tell(permission);
      if (signal.aborted) return;
      if (permission === 'denied') setSearch({ status: 'denied' });
      else setSearch({ status: 'failed', error: error instanceof ApiError ? error : notFound() });
    }
  }

  return { permission, search, look: () => void look() };
}

const notFound = () => new ApiError(422, { code: 'geocode_failed' });

/** Whoever only closed the browser's question can be asked again. */
async function permissionAfterDenial(): Promise<LocationPermission> {
  return (await readLocationPermission()) === 'prompt' ? 'prompt' : 'denied';
}
