import { countries, type Country } from './geography/country.ts';
import { currencyOfCountry, type Currency } from './geography/currency.ts';

/** What a method asks the member for before the payment can start. */
type PaymentNeed = 'iban' | 'phone' | 'bank';

export interface PaymentMethodFacts {
  id: string;
  name: string;
  countries: readonly Country[];
  /** Transaction costs in minor units by currency; null where there are none. */
  fee: Partial<Record<Currency, number>> | null;
  needs: readonly PaymentNeed[];
  /** May a later order be charged again without asking the bank? */
  can_repeat: boolean;
  /** The scheme is closed: kept so that old payments can be named, never offered (contract part 0, 7). */
  ended: boolean;
  /** It asks for a form of its own before the payment starts, which is not built yet (contract H7): not offered until it is. */
  planned: boolean;
}

const everywhere = countries;
const euroDebit: readonly Country[] = ['NL', 'BE', 'FR', 'IT', 'ES', 'DE', 'AT', 'IE', 'FI'];
const sofort: readonly Country[] = ['DE', 'AT', 'CH', 'BE', 'NL', 'IT', 'ES', 'PL'];
const walletFee = {
  EUR: 60,
  GBP: 50,
  USD: 60,
  CAD: 80,
  AUD: 90,
  NZD: 95,
  CHF: 60,
  DKK: 450,
  NOK: 650,
  SEK: 650,
  PLN: 250,
};
const voucherFee = {
  EUR: 120,
  GBP: 100,
  USD: 120,
  CAD: 160,
  AUD: 180,
  NZD: 190,
  CHF: 120,
  DKK: 900,
  NOK: 1300,
  SEK: 1300,
  PLN: 500,
};

function method(
  id: string,
  name: string,
  where: readonly Country[],
  more: Partial<Omit<PaymentMethodFacts, 'id' | 'name' | 'countries'>> = {},
): PaymentMethodFacts {
  return { id, name, countries: where, fee: null, needs: [], can_repeat: false, ended: false, planned: false, ...more };
}

/** All payment methods of spec section 9, in the order in which a country's list shows them. */
export const paymentMethods: readonly PaymentMethodFacts[] = [
  method('ideal', 'iDEAL', ['NL'], { needs: ['bank'] }),
  method('bancontact', 'Bancontact', ['BE']),
  method('carte_bancaire', 'Carte bancaire', ['FR'], { can_repeat: true }),
  method('eps', 'EPS', ['AT'], { needs: ['bank'] }),
  method('blik', 'Blik', ['PL']),
  method('przelewy24', 'Przelewy24', ['PL'], { needs: ['bank'] }),
  method('twint', 'Twint', ['CH']),
  method('swish', 'Swish', ['SE'], { needs: ['phone'] }),
  method('vipps', 'Vipps', ['NO'], { needs: ['phone'] }),
  method('dankort', 'Dankort', ['DK'], { can_repeat: true }),
  method('mobilepay', 'MobilePay', ['DK', 'FI'], { needs: ['phone'] }),
  method('satispay', 'Satispay', ['IT'], { needs: ['phone'] }),
  method('nexi', 'Nexi', ['IT'], { can_repeat: true }),
  method('mastercard', 'Mastercard', everywhere, { can_repeat: true }),
  method('visa', 'Visa', everywhere, { can_repeat: true }),
  method('credit_card', 'Credit card', ['US', 'CA', 'AU', 'NZ'], { can_repeat: true }),
  method('maestro', 'Maestro', ['NL', 'BE', 'DE', 'AT', 'CH', 'GB', 'IE']),
  method('apple_pay', 'Apple Pay', everywhere),
  method('paypal', 'PayPal', everywhere, { fee: walletFee, can_repeat: true }),
  method('sepa_direct_debit', 'SEPA direct debit', euroDebit, {
    needs: ['iban', 'phone'],
    can_repeat: true,
    planned: true,
  }),
  method('paysafecard', 'Paysafecard', everywhere, { fee: voucherFee }),
  method('wire_transfer', 'Wire transfer', everywhere),
  method('giropay', 'Giropay', ['DE'], { needs: ['bank'], ended: true }),
  method('sofort', 'Sofort', sofort, { needs: ['bank'], ended: true }),
];

/** Countries whose law forbids costs on any electronic payment, beyond article 62(4) of Directive (EU) 2015/2366. */
const withoutSurcharge: ReadonlySet<Country> = new Set(['AT', 'BE', 'ES', 'FR', 'GB', 'IT', 'SE']);

/** A method by its id, also one that cannot be offered any more. */
export function findPaymentMethod(id: string): PaymentMethodFacts | undefined {
  return paymentMethods.find((candidate) => candidate.id === id);
}

/** May somebody pay by it now? */
export const canBeOffered = ({ ended, planned }: PaymentMethodFacts): boolean => !ended && !planned;

/** The methods that can be offered in a country, in the order to show them. */
export function offeredPaymentMethods(country: Country): PaymentMethodFacts[] {
  return paymentMethods.filter((candidate) => canBeOffered(candidate) && candidate.countries.includes(country));
}

/** Transaction costs of a payment by this method in this country; null where there are none. */
export function paymentFee(
  chosen: PaymentMethodFacts,
  country: Country,
): { amount: number; currency: Currency } | null {
  const currency = currencyOfCountry(country);
  const amount = withoutSurcharge.has(country) ? undefined : chosen.fee?.[currency];
  return amount ? { amount, currency } : null;
}
