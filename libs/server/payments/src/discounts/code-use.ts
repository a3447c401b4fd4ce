import type { BrandSettings } from '@parlour/brand/settings-schema';
import { isCountry } from '@parlour/models/geography/country';
import type { CodeUse } from '@parlour/models/payments/discount-code';
import { methodsOf, packagesOf } from '../checkout/packages.ts';

/**
 * What a code is asked for by whoever looks at the prices of a country and has chosen nothing yet.
 *
 * @param offers which ways to pay a provider takes
 */
export function codeUseIn(
  settings: BrandSettings,
  country: string,
  offers: (method: string) => boolean,
): Pick<CodeUse, 'country' | 'currency' | 'methods'> {
  return {
    country,
    currency: packagesOf(settings, country)[0]?.price.currency,
    methods: isCountry(country) ? methodsOf(settings, country, offers).map(({ id }) => id) : undefined,
  };
}
