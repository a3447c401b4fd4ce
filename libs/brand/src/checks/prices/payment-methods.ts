import type { Country } from '@parlour/models/geography/country';
import { findPaymentMethod, offeredPaymentMethods } from '@parlour/models/payment-methods';
import { rule } from '../rule.ts';

/** Every country can pay, by methods that exist, can be offered and work there. */
export const paymentMethodsRule = rule(['countries', 'payment_methods'], ({ countries, payment_methods }, report) => {
  for (const country of countries) {
    const chosen = payment_methods[country] ?? [];
    if (chosen.length === 0) {
      report(['payment_methods', country], `${country} has no payment method`, choiceOf(country));
    }
    chosen.forEach((id, index) => {
      const wrong = faultOf(id, country);
      if (wrong) report(['payment_methods', country, index], wrong, choiceOf(country));
    });
  }
});

function faultOf(id: string, country: Country): string | null {
  const facts = findPaymentMethod(id);
  if (!facts) return `${id} is no payment method`;
  if (facts.ended) return `${facts.name} has ended and cannot be offered`;
  if (facts.planned) return `${facts.name} cannot be offered yet`;
  return facts.countries.includes(country) ? null : `${facts.name} does not work in ${country}`;
}

function choiceOf(country: Country): string {
  const ids = offeredPaymentMethods(country).map(({ id }) => id);
  return `choose from ${ids.join(', ')}`;
}
