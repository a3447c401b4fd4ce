import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@parlour/api-client/api-error';
import type { FoundPlace } from '@parlour/contract/profile/geocode';
import {
  readLocationPermission,
  useLocationPermission,
  type LocationPermission,
} from '@parlour/state/location-permission';
import { devicePosition, isDenied } from './device-position.ts';

/** The search for the device's city (spec section 4, "geolocation permission and geocode"). */
export type PlaceSearch =
  | { status: 'idle' }
  | { status: 'looking' }
  | { status: 'found'; place: FoundPlace }
  | { status: 'denied' }
  | { status: 'failed'; error: ApiError };

/** Finds the city where the device is, once somebody asks for it. */
export function usePlaceSearch(onFound: (place: FoundPlace) => void) {
  const client = useQueryClient();
  const [permission, tell] = useLocationPermission();
  const [search, setSearch] = useState<PlaceSearch>({ status: 'idle' });

  async function look(): Promise<void> {
    setSearch({ status: 'looking' });
    try {
      const position = await devicePosition();
      tell('granted');
      const { findPlace } = await import('@parlour/api-client/profile/geocode');
      const place = await findPlace(client, position);
      setSearch({ status: 'found', place });
      onFound(place);
    } catch (error) {
      const permission = isDenied(error) ? await permissionAfterDenial() : null;
      if (permission) tell(permission);
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
