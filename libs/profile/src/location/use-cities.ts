import { useEffect, useState } from 'react';
import { loadCities } from '@parlour/models/profile/load-cities';

/** The cities of a region; their tables are large and come only when a place is being changed. */
export function useCities(region: string): readonly string[] {
  const [found, setFound] = useState<{ region: string; cities: readonly string[] }>({ region: '', cities: [] });
  useEffect(() => {
    let isCurrent = true;
    if (region) void loadCities(region).then((cities) => isCurrent && setFound({ region, cities }));
    return () => {
      isCurrent = false;
    };
  }, [region]);
  return found.region === region ? found.cities : [];
}
