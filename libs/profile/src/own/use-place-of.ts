import { useSuspenseQuery } from '@tanstack/react-query';
import { regionsOptions } from '@parlour/api-client/profile/regions';
import type { Profile } from '@parlour/contract/types/profile';
import { useFormats } from '@parlour/i18n';

/** A member's place in words, from the smallest to the largest. */
export function usePlaceOf() {
  const { regions } = useSuspenseQuery(regionsOptions()).data;
  const { countryName } = useFormats();
  return ({ country, region, city }: Pick<Profile, 'country' | 'region' | 'city'>): string => {
    const regionName = regions[country]?.find(({ id }) => id === region)?.name;
    return [city, regionName === city ? null : regionName, countryName(country)].filter(Boolean).join(', ');
  };
}
