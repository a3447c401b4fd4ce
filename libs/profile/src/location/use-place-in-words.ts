import { useFormats } from '@parlour/i18n';

interface NamedPlace {
  country: string;
  region_name?: string | null;
  city: string | null;
}

/** A place in words, from the smallest to the largest: "Zeist, Utrecht, Netherlands". */
export function usePlaceInWords() {
  const { countryName } = useFormats();
  return ({ country, region_name, city }: NamedPlace): string =>
    [city, region_name === city ? null : region_name, countryName(country)].filter(Boolean).join(', ');
}
