import type { Country } from '@parlour/models/geography/country';
import { languagesOfCountries } from '@parlour/models/languages';
import type { Locale } from '@parlour/models/locale';

/** The brand's languages, those spoken in the country first (spec section 9). */
export function languagesHere(offered: readonly Locale[], country: string | null): Locale[] {
  const spoken = (country && languagesOfCountries[country as Country]) || [];
  const first = spoken.filter((locale) => offered.includes(locale));
  return [...first, ...offered.filter((locale) => !first.includes(locale))];
}
