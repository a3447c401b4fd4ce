import type { CreditPackage } from '@parlour/brand/prices-schema';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { isCountry, type Country } from '@parlour/models/geography/country';
import { canBeOffered, findPaymentMethod, paymentFee, type PaymentMethodFacts } from '@parlour/models/payment-methods';
import { refuse } from '@parlour/server-kit/calls/refusal';

/** The country if the brand sells in it. */
export function sellingCountry(settings: BrandSettings, country: string): Country {
  const served = settings.countries.find((candidate) => candidate === country);
  if (!served) throw refuse('country_unavailable');
  return served;
}

/** What a country can buy; nothing where the brand sells nothing. */
export function packagesOf(settings: BrandSettings, country: string): readonly CreditPackage[] {
  return isCountry(country) ? (settings.packages[country] ?? []) : [];
}

/** How a country can pay, in the brand's order: by what can be offered, here and by a provider. */
export function methodsOf(
  settings: BrandSettings,
  country: Country,
  offers: (method: string) => boolean,
): PaymentMethodFacts[] {
  return (settings.payment_methods[country] ?? []).flatMap((id) => {
    const method = findPaymentMethod(id);
    return method && canBeOffered(method) && offers(id) ? [method] : [];
  });
}

/** A method as the interface shows it, with its transaction costs in the country. */
export function shownMethod(method: PaymentMethodFacts, country: Country) {
  const { id, name, needs, can_repeat } = method;
  return {
    id,
    name,
    countries: [...method.countries],
    fee: paymentFee(method, country),
    needs: [...needs],
    can_repeat,
  };
}
