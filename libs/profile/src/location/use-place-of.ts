import { useSuspenseQuery } from '@tanstack/react-query';
import { regionsOptions } from '@parlour/api-client/profile/regions';
import type { Profile } from '@parlour/contract/types/profile';
import { usePlaceInWords } from './use-place-in-words.ts';

/** A member's place in words; the region by its name. */
export function usePlaceOf() {
  const { regions } = useSuspenseQuery(regionsOptions()).data;
  const inWords = usePlaceInWords();
  return ({ country, region, city }: Pick<Profile, 'country' | 'region' | 'city'>): string =>
    inWords({ country, city, region_name: regions[country]?.find(({ id }) => id === region)?.name });
}
