import { selectedCountry } from '@parlour/models/account/selected-country';
import type { Country } from '@parlour/models/geography/country';
import { paymentCountryCookie } from '@parlour/models/payments/payment-country';
import type { CallContext } from '../calls/call-context.ts';

/**
 * Whose prices are shown to whoever asks (spec section 3): the country that a member chose in this browser, else the member's
 * own, that of the request, the brand's first, whichever the brand serves. Visitors' pages are the same for all of a country, so
 * for them nothing is kept.
 */
export function selectedCountryOf({ brand, viewer, request, readCookie }: CallContext): Country | null {
  const served = brand.settings.countries;
  const own = viewer && [readCookie(paymentCountryCookie), viewer.country];
  const ownServed = own?.find((candidate) => served.some((country) => country === candidate));
  return selectedCountry(ownServed ?? request.country, served);
}
