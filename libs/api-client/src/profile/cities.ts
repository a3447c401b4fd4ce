import { queryOptions } from '@tanstack/react-query';
import { loadCities } from '@parlour/models/profile/load-cities';
import { profileKeys } from './keys.ts';

/**
 * The cities of a region: their tables are large, come only where one is asked for, and change with a release only. Where they could
 * not be fetched they are once there is a connection.
 */
export const citiesOptions = (region: string) =>
  queryOptions({
    queryKey: profileKeys.cities(region),
    queryFn: () => loadCities(region),
    enabled: region !== '',
    staleTime: Infinity,
  });
