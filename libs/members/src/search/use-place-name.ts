import { useSuspenseQuery } from '@tanstack/react-query';
import { regionsOptions } from '@parlour/api-client/profile/regions';
import { useFormats } from '@parlour/i18n';

/** The name of the narrowest place that a search names; null where it names none. */
export function usePlaceName() {
  const { regions } = useSuspenseQuery(regionsOptions()).data;
  const { countryName } = useFormats();
  return ({ country, countryregion }: { country: string | null; countryregion: string | null }): string | null => {
    if (country === null) return null;
    return regions[country]?.find((region) => region.id === countryregion)?.name ?? countryName(country);
  };
}
