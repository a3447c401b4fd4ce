import type { PublicSettings } from '@parlour/contract/account/reference-data/settings';

/** Country and discount code as a page's address names them; a country that the brand does not serve is as good as none. */
export function shopArguments(search: URLSearchParams, { countries }: Pick<PublicSettings, 'countries'>) {
  const country = search.get('country')?.toUpperCase();
  return {
    country: countries.find((served) => served === country),
    code: search.get('code')?.trim() || undefined,
  };
}
