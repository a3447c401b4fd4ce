import { cookieSeconds } from '@parlour/models/account/cookies';
import type { Country } from '@parlour/models/geography/country';
import { paymentCountryCookie } from '@parlour/models/payments/payment-country';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { selectedCountryOf } from '@parlour/server-kit/requests/selected-country';
import { sellingCountry } from './packages.ts';

/**
 * Whose prices a call answers: the country asked for, which a member's browser keeps, else the selected one.
 *
 * @throws `country_unavailable` where the brand does not serve it
 */
export function paymentCountry(context: CallContext, chosen: string | undefined): Country {
  const { brand, viewer, setCookie } = context;
  const country = sellingCountry(brand.settings, chosen ?? selectedCountryOf(context) ?? '');
  if (viewer && chosen !== undefined)
    setCookie(paymentCountryCookie, country, { maxAge: cookieSeconds(paymentCountryCookie), httpOnly: true });
  return country;
}
