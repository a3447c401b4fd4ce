import type { Country } from '@parlour/models/geography/country';
import { paymentCountryCookie, paymentCountryDays } from '@parlour/models/payments/payment-country';
import type { CallContext } from '@parlour/server-kit/call-context';
import { sellingCountry } from './packages.ts';

const DAY_SECONDS = 86_400;

/**
 * Whose prices are shown (spec section 3): the country asked for, which a member's browser keeps; else the one kept, the
 * member's own, that of the request, the brand's first, whichever the brand serves. Visitors' pages are the same for all of a
 * country, so for them nothing is kept.
 */
export function paymentCountry(
  { brand: { settings }, viewer, request, readCookie, setCookie }: CallContext,
  chosen: string | undefined,
): Country {
  if (chosen !== undefined) {
    const country = sellingCountry(settings, chosen);
    if (viewer) setCookie(paymentCountryCookie, country, { maxAge: paymentCountryDays * DAY_SECONDS, httpOnly: true });
    return country;
  }
  const kept = viewer && readCookie(paymentCountryCookie);
  const served = [kept, viewer?.country, request.country].find((candidate) =>
    settings.countries.some((country) => country === candidate),
  );
  return sellingCountry(settings, served ?? settings.countries[0] ?? '');
}
